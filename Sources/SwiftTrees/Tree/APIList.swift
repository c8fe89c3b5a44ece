internal import Vocabulary

/// A list of system API names.
///
/// Source: `api-names.csv`. The declarations that use a list describe its meaning.
package enum APIList: String, CaseIterable {
  case accessibilityModifiers, actionLabels, appearanceMembers, attributedTypes, barClasses, barMembers, builderCalls,
    buttonModifiers, changedTextMembers, changingCalls, clearContainers, collectionTypes, colorEffects,
    colorModifiers, colorProperties, countMembers, createdViews, decodedProtocols, drawingLabels, drawingViews,
    drawnTypes, earlyMethods, elementCalls, elementMembers, elementPicks, elementVisits, endingCalls, filledShapes,
    filterCalls, fittingViews, fixedColors, fixedSizeClasses, flexibleLengths, fontChanges, fontContainers,
    fontFunctions, fontModifiers, foreignModules, formattingLabels, generatedNamespaces, geometryMembers,
    harmlessCalls, harmlessMembers, heightFillers, heightLimits, inputTraits, insetLabels, intentProtocols,
    intentTypes, keyboardFollowers, keyPathGetters, keyPathReaders, labelledControls, layerModifiers, layoutMethods,
    listGroups, listSame, listSteps, listTypes, mappingCalls, marginMembers, maskShapes, methodExchanges,
    modifiedTypes, movingModifiers, neutralViews, numberTypes, orientationMembers, ownContainers, parameterValues,
    pictureModifiers, placeContainers, plainAttributes, plainClasses, plainSupertypes, presentations, readClasses,
    receivers, rootCalls, rowContainers, rowLooks, sameTextMembers, screenPlacements, shapeModifiers,
    sizeCategoryNames, stackedContainers, streamSends, streamSinks, streamSteps, streamTypes, stringMembers,
    stringTypes, styleModifiers, takingViews, textCallLabels, textCalls, textClasses, textLabels, textQueries,
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
