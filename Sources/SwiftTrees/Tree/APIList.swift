internal import Vocabulary

/// A list of system API names.
///
/// Source: `api-names.csv`. The declarations that use a list describe its meaning.
package enum APIList: String, CaseIterable {
  case accessibilityModifiers, actionLabels, appearanceMembers, attributedTypes, barClasses, barMembers, barSetters,
    builderCalls, buttonModifiers, changedTextMembers, changingCalls, clearContainers, collectionTypes, colorEffects,
    colorModifiers, colorProperties, colorWrappers, countedGroups, countMembers, createdViews, decodedProtocols,
    describedTypes, drawingLabels, drawingViews, drawnTypes, earlyMethods, elementCalls, elementMembers, elementPicks,
    elementVisits, endingCalls, filledShapes, filterCalls, fittingViews, fixedColors, fixedSizeClasses,
    flexibleLengths, fontChanges, fontContainers, fontFunctions, fontlessMembers, fontModifiers, foreignModules,
    formattingLabels, generalMembers, generatedNamespaces, geometryMembers, harmlessCalls, harmlessMembers,
    heightFillers, heightLimits, inputTraits, insetLabels, intentProtocols, intentTypes, keyboardFollowers,
    keyPathGetters, keyPathReaders, labelledControls, layerModifiers, layoutAnchors, layoutMethods, lengthLabels,
    listGroups,
    listSame, listSteps, listTypes, localizingCalls, mappingCalls, marginMembers, maskShapes, methodExchanges,
    modifiedTypes, movingModifiers, mutatingCalls, neutralColors, neutralViews, numberTypes, orientationMembers,
    ownContainers, parameterValues, pictureModifiers, placeContainers, plainAttributes, plainButtonStyles,
    plainClasses, plainMarks, plainSupertypes, presentations, readClasses, receivers, rootCalls, rowContainers,
    rowLooks, sameTextMembers, scalarTypes, scheduledCalls, screenPlacements, segmentSetters, shapeModifiers,
    sizeCategoryNames,
    sizedCalls, stackedContainers, stateProperties, stateSetters, streamLabels, streamSends, streamSinks, streamSteps,
    streamTypes, stringMembers, stringTypes, styleModifiers, symbolTypes, takingViews, textCallLabels, textCalls,
    textClasses, textLabels, textQueries, textTypes, transparentWrappers, valueConverters, valueTypes,
    viewDeclarations, viewModifiers, viewParts, viewSlots, widgetConfigurations, widgetModifiers, widthAnchors,
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
