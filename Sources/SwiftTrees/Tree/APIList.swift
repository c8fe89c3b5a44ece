internal import Vocabulary

/// A list of system API names.
///
/// Source: `api-names.csv`. The declarations that use a list describe its meaning.
package enum APIList: String, CaseIterable {
  case accessibilityModifiers, actionLabels, appearanceMembers, attributedTypes, barClasses, barMembers, builderCalls,
    buttonModifiers, changingCalls, clearContainers, collectionTypes, colorEffects, colorModifiers, colorProperties,
    countMembers, createdViews, decodedProtocols, drawingLabels, drawingViews, drawnTypes, earlyMethods, elementCalls,
    elementMembers, elementVisits, enlargingModifiers, filledShapes, filterCalls, fittingViews, fixedColors,
    fixedSizeClasses, flexibleLengths, fontContainers, fontModifiers, foreignModules, formattingLabels,
    geometryMembers, harmlessCalls, harmlessMembers, heightFillers, heightLimits, inputTraits, insetLabels,
    intentProtocols,
    intentTypes, keyPathGetters, keyPathReaders, keyboardFollowers, labelledControls, layerModifiers, layoutMethods,
    listGroups, listSteps, listTypes, marginMembers, maskShapes, methodExchanges, modifiedTypes, movingModifiers,
    neutralViews,
    numberTypes, orientationMembers, ownContainers, parameterValues, pictureModifiers, placeContainers,
    plainAttributes, plainClasses, plainSupertypes, presentations, readClasses, receivers, rowContainers, rowLooks,
    rowViews,
    sameTextMembers, screenPlacements, shapeModifiers, sizeCategoryNames, stackedContainers,
    stringMembers, stringTypes, styleModifiers, takingViews, textCallLabels, textCalls, textClasses, textLabels,
    textTypes, transparentWrappers, valueTypes, viewDeclarations, viewModifiers, viewParts, viewSlots, widthAnchors,
    windowViews

  /// The names.
  package var names: Set<String> { Self.table[self] ?? [] }

  private static let table: [APIList: Set<String>] = {
    let table = TableDecoder(EmbeddedResources.api_names_csv, name: "api-names")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { row in
        (
          row.value("list", as: APIList.self),
          Set((row["names"] ?? "").split(separator: " ").map { $0 == "_" ? "" : String($0) })
        )
      })
  }()
}
