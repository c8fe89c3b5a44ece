"""Answers of two libraries: GLPK with one linear program per priority, and kiwisolver for one optional priority."""

import kiwisolver
import swiglpk as glpk

TINY = 1e-9
"""How much an earlier level may get worse, so that rounding does not make the next one impossible."""


class Program:
    """A system as a linear program with a column for each side of a constraint that may be missed."""

    def __init__(self, system):
        self.levels = {}
        self.problem = glpk.glp_create_prob()
        glpk.glp_add_cols(self.problem, system.variables)
        for column in range(1, system.variables + 1):
            glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_FR, 0, 0)
        for constraint in system.constraints:
            self.add(constraint)
        self.parameters = glpk.glp_smcp()
        glpk.glp_init_smcp(self.parameters)
        self.parameters.msg_lev = glpk.GLP_MSG_OFF
        self.parameters.tol_bnd = self.parameters.tol_dj = TINY

    def error(self, priority):
        column = glpk.glp_add_cols(self.problem, 1)
        glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_LO, 0, 0)
        self.levels.setdefault(priority, []).append(column)
        return column

    def add(self, constraint):
        terms = {}
        for coefficient, variable in constraint.terms:
            terms[variable + 1] = terms.get(variable + 1, 0) + coefficient
        kind = glpk.GLP_FX
        if constraint.below is None:
            kind = glpk.GLP_UP
        else:
            terms[self.error(constraint.below)] = 1
        if constraint.above is None:
            kind = glpk.GLP_LO
        else:
            terms[self.error(constraint.above)] = -1
        self.row(terms, kind, constraint.target)

    def row(self, terms, kind, target):
        row = glpk.glp_add_rows(self.problem, 1)
        columns, numbers = glpk.intArray(len(terms) + 1), glpk.doubleArray(len(terms) + 1)
        for index, (column, coefficient) in enumerate(terms.items(), 1):
            columns[index], numbers[index] = column, coefficient
        glpk.glp_set_mat_row(self.problem, row, len(terms), columns, numbers)
        glpk.glp_set_row_bnds(self.problem, row, kind, target, target)

    def lowest(self, columns):
        """The lowest sum of some columns."""
        for column in columns:
            glpk.glp_set_obj_coef(self.problem, column, 1)
        if glpk.glp_simplex(self.problem, self.parameters) != 0 or glpk.glp_get_status(self.problem) != glpk.GLP_OPT:
            raise ArithmeticError("GLPK found no optimum")
        total = glpk.glp_get_obj_val(self.problem)
        for column in columns:
            glpk.glp_set_obj_coef(self.problem, column, 0)
        return total

    def penalties(self):
        """The lowest total of each priority, the most important first, after those before it are as low as possible."""
        totals = []
        for priority in sorted(self.levels, reverse=True):
            columns = self.levels[priority]
            total = self.lowest(columns)
            totals.append((priority, total))
            if total < TINY:
                for column in columns:
                    glpk.glp_set_col_bnds(self.problem, column, glpk.GLP_FX, 0, 0)
            else:
                self.row(dict.fromkeys(columns, 1), glpk.GLP_UP, total + TINY)
        return totals


def by_level(system):
    """The totals of each priority from one linear program per priority."""
    program = Program(system)
    try:
        return program.penalties()
    finally:
        glpk.glp_delete_prob(program.problem)


def by_kiwi(system):
    """The total of the only optional priority from kiwisolver, or None if required constraints exclude each other."""
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(index)) for index in range(system.variables)]
    try:
        for constraint in system.constraints:
            total = sum((coefficient * variables[index] for coefficient, index in constraint.terms), -constraint.target)
            for priority, relation in ((constraint.below, ">="), (constraint.above, "<=")):
                if priority is not None:
                    strength = kiwisolver.strength.required if priority == 1000 else 1
                    solver.addConstraint(kiwisolver.Constraint(total + 0 * variables[0], relation, strength))
    except kiwisolver.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    missed = 0.0
    for constraint in system.constraints:
        value = sum(
            coefficient * variables[index].value() for coefficient, index in constraint.terms) - constraint.target
        priority = constraint.below if value < 0 else constraint.above
        if priority is not None and priority != 1000:
            missed += abs(value)
    return missed
