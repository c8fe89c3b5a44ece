"""Answers of two libraries: GLPK with one linear program per priority, and kiwisolver for one optional priority."""

import kiwisolver
import swiglpk as glpk

TOLERANCE = 1e-9
"""GLPK's tolerance for bounds and prices."""
LIMIT = 10_000
"""The bound on GLPK's steps, against cycles."""
APART = 1e-4
"""Two optimal numbers further apart than this show that a variable is not determined."""


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
        self.parameters.tol_bnd = self.parameters.tol_dj = TOLERANCE
        self.parameters.it_lim = LIMIT

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

    def solve(self):
        """Solves, a second time from the standard basis if rounding errors stop the first run; returns GLPK's status."""
        for is_second in (False, True):
            if is_second:
                glpk.glp_std_basis(self.problem)
            if glpk.glp_simplex(self.problem, self.parameters) == 0:
                status = glpk.glp_get_status(self.problem)
                if status in (glpk.GLP_OPT, glpk.GLP_UNBND):
                    return status
        raise ArithmeticError("GLPK found neither an optimum nor that there is none")

    def lowest(self, columns):
        """The lowest sum of some columns."""
        for column in columns:
            glpk.glp_set_obj_coef(self.problem, column, 1)
        if self.solve() != glpk.GLP_OPT:
            raise ArithmeticError("GLPK found no optimum")
        total = glpk.glp_get_obj_val(self.problem)
        self.keep_optimum()
        for column in columns:
            glpk.glp_set_obj_coef(self.problem, column, 0)
        return total

    def ambiguous(self, variables):
        """The variables that differ at their lowest and highest, while all totals stay as low as possible."""
        return [variable for variable in range(variables) if self.spread(variable + 1) > APART]

    def spread(self, column):
        ends = []
        for sign in (1, -1):
            glpk.glp_set_obj_coef(self.problem, column, sign)
            status = self.solve()
            ends.append(glpk.glp_get_col_prim(self.problem, column) if status == glpk.GLP_OPT else sign * float("-inf"))
        glpk.glp_set_obj_coef(self.problem, column, 0)
        return ends[1] - ends[0]

    def penalties(self):
        """The lowest total of each priority, the most important first, after those before it are as low as possible."""
        totals = []
        for priority in sorted(self.levels, reverse=True):
            totals.append((priority, self.lowest(self.levels[priority])))
        return totals

    def keep_optimum(self):
        """Fixes every row and column with a price: exactly the optimal solutions remain."""
        for count, state, price, value, fix in (
            (glpk.glp_get_num_rows, glpk.glp_get_row_stat, glpk.glp_get_row_dual, glpk.glp_get_row_prim,
             glpk.glp_set_row_bnds),
            (glpk.glp_get_num_cols, glpk.glp_get_col_stat, glpk.glp_get_col_dual, glpk.glp_get_col_prim,
             glpk.glp_set_col_bnds),
        ):
            for index in range(1, count(self.problem) + 1):
                if state(self.problem, index) != glpk.GLP_BS and abs(price(self.problem, index)) > TOLERANCE:
                    number = value(self.problem, index)
                    fix(self.problem, index, glpk.GLP_FX, number, number)


def by_level(system):
    """The totals of each priority from one linear program per priority, and the variables that they leave open."""
    program = Program(system)
    try:
        return program.penalties(), program.ambiguous(system.variables)
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
