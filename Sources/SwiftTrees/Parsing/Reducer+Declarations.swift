#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    mutating func declaration(_ declaration: DeclSyntax) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): self.type(type, type.name.text, type.inheritanceClause, type.genericParameterClause)
      case .classDecl(let type): self.type(type, type.name.text, type.inheritanceClause, type.genericParameterClause)
      case .actorDecl(let type): self.type(type, type.name.text, type.inheritanceClause, type.genericParameterClause)
      case .enumDecl(let type): self.type(type, type.name.text, type.inheritanceClause, type.genericParameterClause)
      case .protocolDecl(let type): self.type(type, type.name.text, type.inheritanceClause)
      case .extensionDecl(let type):
        self.type(type, Self.text(of: type.extendedType), type.inheritanceClause, as: .extension)
      case .functionDecl(let function): self.function(function)
      case .initializerDecl(let function):
        add(.initializer, function, "init") {
          $0.attributes(function.attributes)
          $0.parameters(function.signature.parameterClause)
          if let body = function.body { $0.block(body.statements, body) }
        }
      case .deinitializerDecl(let function):
        if let body = function.body {
          add(.function, function, "deinit") { $0.block(body.statements, body) }
        }
      case .subscriptDecl(let function):
        add(.subscript, function) {
          $0.parameters(function.parameterClause)
          $0.add(.typeName, function.returnClause.type, Self.text(of: function.returnClause.type))
          if let accessors = function.accessorBlock { $0.getter(accessors) }
        }
      case .variableDecl(let variable): self.variable(variable)
      case .enumCaseDecl(let cases): for element in cases.elements { enumCase(element) }
      case .ifConfigDecl(let directive):
        clauses(directive) { reducer, clause in if let elements = clause.elements { reducer.elements(elements) } }
      case .importDecl(let imported):
        if let module = imported.path.first { tree.imports.insert(module.name.text) }
      case .macroExpansionDecl(let macro):
        add(.macro, macro, macro.macroName.text) {
          if macro.macroName.text == "Preview" { return }
          $0.arguments(macro.arguments)
          if let closure = macro.trailingClosure { $0.closure(closure, as: .trailing) }
        }
      case .typeAliasDecl(let alias):
        let target = alias.initializer.value
        add(.type, alias, alias.name.text) { $0.add(.typeName, target, Self.text(of: target)) }
      default: break
      }
    }

    private mutating func type(
      _ type: some DeclGroupSyntax & WithAttributesSyntax, _ name: String, _ inheritance: InheritanceClauseSyntax?,
      _ generics: GenericParameterClauseSyntax? = nil, as kind: SourceKind = .type
    ) {
      add(kind, type, name) {
        $0.attributes(type.attributes)
        if kind == .extension { $0.access(type.modifiers) }
        if type.is(ProtocolDeclSyntax.self) { $0.add(.attribute, type, SourceKind.protocolName) }
        if type.modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) {
          $0.add(.attribute, type, SourceKind.publicName)
        }
        // A generic parameter has the members of its constraint, like an alias.
        for parameter in generics?.parameters ?? [] {
          let constraint = parameter.inheritedType.map { Self.text(of: $0) }
          $0.add(.type, parameter, parameter.name.text) { $0.add(.typeName, parameter, constraint ?? "Any") }
        }
        for inherited in inheritance?.inheritedTypes ?? [] {
          $0.add(.inherited, inherited, Self.text(of: inherited.type))
        }
        // Previews are only for developers.
        let isPreview = inheritance?.inheritedTypes.contains { Self.text(of: $0.type) == "PreviewProvider" } ?? false
        if !isPreview { $0.members(type.memberBlock.members) }
      }
    }

    mutating func members(_ members: MemberBlockItemListSyntax) {
      for member in members { declaration(member.decl) }
    }

    private mutating func elements(_ elements: IfConfigClauseSyntax.Elements) {
      switch elements {
      case .statements(let items): statements(items)
      case .decls(let members): self.members(members)
      case .switchCases(let cases): switchCases(cases)
      case .postfixExpression, .attributes: break
      }
    }

    private mutating func function(_ function: FunctionDeclSyntax) {
      add(.function, function, function.name.text, label: Self.label(function.modifiers)) {
        $0.attributes(function.attributes)
        $0.access(function.modifiers)
        let constraints = (function.genericParameterClause?.parameters ?? []).map { parameter in
          (parameter.name.text, parameter.inheritedType.map { Self.text(of: $0) } ?? "Any")
        }
        $0.parameters(function.signature.parameterClause, generics: Dictionary(constraints) { first, _ in first })
        if let result = function.signature.returnClause?.type { $0.add(.typeName, result, Self.text(of: result)) }
        if let body = function.body { $0.block(body.statements, body) }
      }
    }

    /// The label of a property or function: `static`, or empty for an instance member.
    private static func label(_ modifiers: DeclModifierListSyntax) -> String {
      modifiers.contains { ["static", "class"].contains($0.name.text) } ? SourceKind.staticLabel : ""
    }

    /// Adds an attribute to a private declaration.
    private mutating func access(_ modifiers: DeclModifierListSyntax) {
      for modifier in modifiers
      where modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text) {
        add(.attribute, modifier, SourceKind.privateName)
      }
    }

    /// Adds parameters; a parameter of a generic type gets its constraint as the type.
    private mutating func parameters(_ clause: FunctionParameterClauseSyntax, generics: [String: String] = [:]) {
      for parameter in clause.parameters {
        let label = parameter.firstName.text
        add(
          .parameter, parameter, (parameter.secondName ?? parameter.firstName).text, label: label == "_" ? "" : label
        ) {
          $0.attributes(parameter.attributes)
          let type = Self.text(of: parameter.type)
          $0.add(.typeName, parameter.type, generics[type] ?? type)
          if let value = parameter.defaultValue?.value { $0.expression(value) }
        }
      }
    }

    private mutating func enumCase(_ element: EnumCaseElementSyntax) {
      add(.enumCase, element, element.name.text) {
        if let value = element.rawValue?.value { $0.expression(value) }
        for parameter in element.parameterClause?.parameters ?? [] {
          let name = parameter.firstName?.text ?? ""
          $0.add(.parameter, parameter, name, label: name == "_" ? "" : name) {
            $0.add(.typeName, parameter.type, Self.text(of: parameter.type))
            if let value = parameter.defaultValue?.value { $0.expression(value) }
          }
        }
      }
    }

    private mutating func variable(_ variable: VariableDeclSyntax) {
      for binding in variable.bindings {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
        add(.property, binding, name, label: Self.label(variable.modifiers)) {
          if variable.bindingSpecifier.text == "let" { $0.tree.markConstant() }
          $0.attributes(variable.attributes)
          $0.access(variable.modifiers)
          if let type = binding.typeAnnotation?.type ?? binding.initializer.flatMap({ Self.cast(of: $0.value) }) {
            $0.add(.typeName, type, Self.text(of: type))
          } else if let created = binding.initializer.flatMap({ Self.createdType(of: $0.value) }) {
            $0.add(.typeName, binding.pattern, created)
          }
          if let value = binding.initializer?.value { $0.expression(value) }
          if let accessors = binding.accessorBlock { $0.getter(accessors) }
        }
        if name.isEmpty { pattern(binding.pattern) }
        if let accessors = binding.accessorBlock { observers(accessors) }
      }
    }

    /// The type of a new value whose type arguments are written, as in `Subject<String>()` or `[String]()`; nil for
    /// another value.
    private static func createdType(of value: ExprSyntax) -> String? {
      guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
      switch call.calledExpression.as(ExprSyntaxEnum.self) {
      case .genericSpecializationExpr(let generic) where generic.expression.is(DeclReferenceExprSyntax.self): break
      case .arrayExpr(let list) where list.elements.count == 1: break
      default: return nil
      }
      return call.calledExpression.trimmedDescription.filter { !$0.isWhitespace }
    }

    /// Adds property observers as functions next to the property.
    private mutating func observers(_ block: AccessorBlockSyntax) {
      guard case .accessors(let accessors) = block.accessors else { return }
      for accessor in accessors where accessor.accessorSpecifier.text != "get" {
        guard let body = accessor.body else { continue }
        add(.function, accessor, "(\(accessor.accessorSpecifier.text))") { $0.block(body.statements, body) }
      }
    }

    private mutating func getter(_ block: AccessorBlockSyntax) {
      switch block.accessors {
      case .getter(let items): self.block(items, block)
      case .accessors(let accessors):
        for accessor in accessors where accessor.accessorSpecifier.text == "get" {
          if let body = accessor.body { self.block(body.statements, body) }
        }
      }
    }

    private mutating func attributes(_ attributes: AttributeListSyntax) {
      for case .attribute(let attribute) in attributes {
        var label = ""
        if case .objCName(let name) = attribute.arguments { label = name.trimmedDescription }
        add(.attribute, attribute, Self.text(of: attribute.attributeName), label: label) {
          switch attribute.arguments {
          case .argumentList(let arguments): $0.arguments(arguments)
          case .availability(let systems): $0.note(systems)
          default: break
          }
        }
      }
    }

    /// A type as written, without whitespace, `some` and `any`.
    static func text(of type: TypeSyntax) -> String {
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let name) where name.genericArgumentClause == nil: name.name.text
      case .memberType(let member) where member.genericArgumentClause == nil:
        "\(text(of: member.baseType)).\(member.name.text)"
      case .optionalType(let optional): "\(text(of: optional.wrappedType))?"
      case .implicitlyUnwrappedOptionalType(let optional): "\(text(of: optional.wrappedType))?"
      case .arrayType(let array): "[\(text(of: array.element))]"
      case .someOrAnyType(let some): text(of: some.constraint)
      case .attributedType(let attributed): text(of: attributed.baseType)
      default: type.trimmedDescription.filter { !$0.isWhitespace }
      }
    }
  }
#endif
