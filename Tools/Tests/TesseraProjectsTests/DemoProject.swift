/// A project file with something of each kind that the reader knows.
enum DemoProject {
  /// The files of the project, besides Info.plist and the bridging header.
  static let files = [
    "Demo/AppDelegate.swift", "Demo/Model/Model.swift", "Shared/Shared.swift", "Demo/Old.m",
    "Demo/Base.lproj/Main.storyboard",
    "Demo/de.lproj/Main.strings", "Demo/Blue/inner/a.txt", "Demo/Texts/words.txt", "New/A.swift", "New/Deep/B.swift",
    "New/NotMine.swift", "New/OnlyKit.swift", "New/Info.plist", "New/Media.xcassets/Contents.json",
    "New/fr.lproj/Localizable.strings", "New/font.ttf", "New/README.md", "Tests/DemoTests.swift",
  ]

  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></plist>
    """

  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; packageReferences = (R1, R2);
          targets = (T1, T2, T3, T4, T5); developmentRegion = en; };
        L = {isa = XCConfigurationList; buildConfigurations = (L1, L2); };
        L1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FEATURE"; }; };
        L2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 6.0; }; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GD, GT, S, SH, PR); };
        GD = {isa = PBXGroup; path = Demo; sourceTree = "<group>"; children = (AD, GM, OLD, VG, BLUE, TX, GONE); };
        GM = {isa = PBXGroup; path = Model; sourceTree = "<group>"; children = (MO); };
        GT = {isa = PBXGroup; name = Tests; path = Tests; sourceTree = "<group>"; children = (TE); };
        PR = {isa = PBXGroup; name = Products; sourceTree = "<group>"; children = (KIT); };
        AD = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        MO = {isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
        SH = {isa = PBXFileReference; path = Shared/Shared.swift; sourceTree = SOURCE_ROOT; };
        OLD = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        GONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        TX = {isa = PBXFileReference; path = Texts/words.txt; sourceTree = "<group>"; };
        BLUE = {isa = PBXFileReference; lastKnownFileType = folder; path = Blue; sourceTree = "<group>"; };
        VG = {isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (V1, V2); };
        V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        TE = {isa = PBXFileReference; path = DemoTests.swift; sourceTree = "<group>"; };
        KIT = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = DemoKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (X1, X2); };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (NotMine.swift, OnlyKit.swift, Info.plist); };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (OnlyKit.swift); };
        T1 = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildConfigurationList = C1;
          buildPhases = (S1, R, SCRIPT, FW); dependencies = (TD0); fileSystemSynchronizedGroups = (S); packageProductDependencies = (PP); };
        T2 = {isa = PBXNativeTarget; name = DemoKit; productType = "com.apple.product-type.framework"; productReference = KIT;
          buildPhases = (); dependencies = (); /* kit */ };
        T3 = {isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = C3;
          buildPhases = (S3); };
        T4 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2"; buildPhases = (); };
        T5 = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildConfigurationList = C5; buildPhases = (); };
        TD0 = {isa = PBXTargetDependency; target = T2; };
        C1 = {isa = XCConfigurationList; buildConfigurations = (C1D); };
        C1D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "My Demo"; SWIFT_VERSION = 4.2;
          TARGETED_DEVICE_FAMILY = "1,2";
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; INFOPLIST_FILE = Demo/Info.plist;
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Demo!"; INFOPLIST_KEY_UIRequiresFullScreen = YES;
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          OTHER_SWIFT_FLAGS = "$(inherited) -D OTHER"; SWIFT_OBJC_BRIDGING_HEADER = "Demo/Demo-Bridging-Header.h"; }; };
        C3 = {isa = XCConfigurationList; buildConfigurations = (C3D); };
        C3D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Demo.app/Demo"; }; };
        C5 = {isa = XCConfigurationList; buildConfigurations = (C5D); };
        C5D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, BG, BMAC); };
        B1 = {isa = PBXBuildFile; fileRef = AD; };
        B2 = {isa = PBXBuildFile; fileRef = MO; };
        B3 = {isa = PBXBuildFile; fileRef = SH; };
        B4 = {isa = PBXBuildFile; fileRef = OLD; };
        BG = {isa = PBXBuildFile; fileRef = GONE; };
        BMAC = {isa = PBXBuildFile; fileRef = TE; platformFilter = maccatalyst; };
        R = {isa = PBXResourcesBuildPhase; files = (B5, B6, B7); };
        B5 = {isa = PBXBuildFile; fileRef = VG; };
        B6 = {isa = PBXBuildFile; fileRef = BLUE; };
        B7 = {isa = PBXBuildFile; fileRef = TX; };
        S3 = {isa = PBXSourcesBuildPhase; files = (B8); };
        B8 = {isa = PBXBuildFile; fileRef = TE; };
        FW = {isa = PBXFrameworksBuildPhase; files = (B9, BP); };
        B9 = {isa = PBXBuildFile; fileRef = KIT; };
        BP = {isa = PBXBuildFile; productRef = PP; };
        SCRIPT = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "swiftlint"; };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@github.com:eeshishko/Waterfall.git";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        R2 = {isa = XCLocalSwiftPackageReference; relativePath = Local; };
        PP = {isa = XCSwiftPackageProductDependency; package = R1; productName = Waterfall; };
      };
      rootObject = P;
    }
    """
}
