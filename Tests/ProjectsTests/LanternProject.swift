/// An Xcode project with an app, a watch app, a TV app and tests, as Xcode 15 would write it.
enum LanternProject {
  static let file = "Lantern.xcodeproj/project.pbxproj"

  static let text = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
    /* Begin PBXBuildFile section */
        B01 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = V01 /* Localizable.strings */; };
        B02 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = V01 /* Localizable.strings */; };
        B03 /* Watch.strings in Resources */ = {isa = PBXBuildFile; fileRef = F03 /* Watch.strings */; };
        B04 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F04 /* Assets.xcassets */; };
        B05 /* TV.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = F05 /* TV.storyboard */; };
        B06 /* Sample.strings in Resources */ = {isa = PBXBuildFile; fileRef = F06 /* Sample.strings */; };
        B07 /* Help in Resources */ = {isa = PBXBuildFile; fileRef = F07 /* Help */; };
        B08 /* Lights.xcdatamodeld in Sources */ = {isa = PBXBuildFile; fileRef = X01 /* Lights.xcdatamodeld */; };
        B09 /* Shelf.strings in Resources */ = {isa = PBXBuildFile; fileRef = F09 /* Shelf.strings */; };
        B10 /* Menu.strings in Resources */ = {isa = PBXBuildFile; fileRef = F10; platformFilters = (macos, ); };
        B11 /* Lantern.app in Embed */ = {isa = PBXBuildFile; fileRef = P01 /* Lantern.app */; };
        B12 /* Settings.bundle in Resources */ = {isa = PBXBuildFile; fileRef = F12 /* Settings.bundle */; };
        B13 /* Outside.strings in Resources */ = {isa = PBXBuildFile; fileRef = F13 /* Outside.strings */; };
    /* End PBXBuildFile section */
        F01 /* en */ = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F02 /* de */ = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        F03 = {isa = PBXFileReference; path = Watch.strings; sourceTree = "<group>"; };
        F04 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        F05 = {isa = PBXFileReference; path = TV/TV.storyboard; sourceTree = SOURCE_ROOT; };
        F06 = {isa = PBXFileReference; path = Sample.strings; sourceTree = "<group>"; };
        F07 = {isa = PBXFileReference; lastKnownFileType = folder; name = Help; path = ../Help; sourceTree = "<group>"; };
        F09 = {isa = PBXFileReference; path = Shelf.strings; sourceTree = SHELF_PATH; };
        F10 = {isa = PBXFileReference; path = Menu.strings; sourceTree = "<group>"; };
        F12 = {isa = PBXFileReference; lastKnownFileType = "wrapper.plug-in"; path = Settings.bundle; sourceTree = "<group>"; };
        F13 = {isa = PBXFileReference; path = ../../Outside.strings; sourceTree = SOURCE_ROOT; };
        P01 = {isa = PBXFileReference; path = Lantern.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V01 = {isa = PBXVariantGroup; children = (F01, F02, ); name = Localizable.strings; sourceTree = "<group>"; };
        X01 = {isa = XCVersionGroup; children = (X02, ); path = Lights.xcdatamodeld; sourceTree = "<group>"; };
        X02 = {isa = PBXFileReference; path = Lights.xcdatamodel; sourceTree = "<group>"; };
        G00 = {isa = PBXGroup; children = (G01, G02, G03, F05, F09, F13, ); sourceTree = "<group>"; };
        G01 /* Lantern */ = {isa = PBXGroup; children = (V01, F04, X01, G04, F10, F12, ); path = Lantern; sourceTree = "<group>"; };
        G02 /* Watch */ = {isa = PBXGroup; children = (F03, ); name = "On the wrist"; path = Wrist; sourceTree = "<group>"; };
        G03 /* Tests */ = {isa = PBXGroup; children = (F06, ); path = LanternTests; sourceTree = "<group>"; };
        G04 /* Pages */ = {isa = PBXGroup; children = (F07, ); name = Pages; path = Pages; sourceTree = "<group>"; };
        R01 = {isa = PBXResourcesBuildPhase; files = (
          B01 /* Localizable.strings in Resources */,
          B04 /* Assets.xcassets in Resources */,
          B07,
          B09,
          B10,
          B12,
          B13,
        ); };
        S01 = {isa = PBXSourcesBuildPhase; files = (B08, ); };
        C01 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; files = (B11, ); };
        R02 = {isa = PBXResourcesBuildPhase; files = (B02, B03, ); };
        R03 = {isa = PBXResourcesBuildPhase; files = (B05, ); };
        R04 = {isa = PBXResourcesBuildPhase; files = (B06, ); };
        T01 /* Lantern */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = L01;
          buildPhases = (S01, R01, C01, );
          name = Lantern;
          productType = "com.apple.product-type.application";
        };
        T02 = {isa = PBXNativeTarget; buildConfigurationList = L02; buildPhases = (R02, ); name = "Lantern Watch"; productType = "com.apple.product-type.application"; };
        T03 = {isa = PBXNativeTarget; buildConfigurationList = L03; buildPhases = (R03, ); name = "Lantern TV"; productType = "com.apple.product-type.application"; };
        T04 = {isa = PBXNativeTarget; buildConfigurationList = L04; buildPhases = (R04, ); name = LanternTests; productType = "com.apple.product-type.bundle.unit-test"; };
        T05 = {isa = PBXAggregateTarget; buildPhases = (R04, ); name = Everything; };
        L00 = {isa = XCConfigurationList; buildConfigurations = (K00, K10, ); };
        L01 = {isa = XCConfigurationList; buildConfigurations = (K01, K11, ); };
        L02 = {isa = XCConfigurationList; buildConfigurations = (K02, ); };
        L03 = {isa = XCConfigurationList; buildConfigurations = (K03, ); };
        L04 = {isa = XCConfigurationList; buildConfigurations = (K04, ); };
        K00 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        K10 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        K01 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 9.3; TARGETED_DEVICE_FAMILY = "1,2"; INFOPLIST_FILE = "$(SRCROOT)/Lantern/Info.plist"; }; };
        K11 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; INFOPLIST_FILE = Lantern/Info.plist; }; };
        K02 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9.0; TARGETED_DEVICE_FAMILY = 4; }; };
        K03 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = appletvos; }; };
        K04 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        PRJ = {isa = PBXProject; buildConfigurationList = L00; mainGroup = G00; projectDirPath = ""; targets = (T01, T02, T03, T04, T05, ); };
      };
      rootObject = PRJ /* Project object */;
    }

    """#

  /// The line of the first line that contains a text, from 1.
  static func line(of text: String) -> Int {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }
}
