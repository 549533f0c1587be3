/// The project file of new projects: an application and its unit tests. The contents of their folders belong to the
/// targets automatically in Xcode 16 and later.
enum XcodeTemplate {
  static let text = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    		A00000000000000000000001 /* NAME.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = NAME.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		A00000000000000000000002 /* NAMETests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = NAMETests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };

    		A00000000000000000000003 /* NAME */ = {isa = PBXFileSystemSynchronizedRootGroup; path = NAME; sourceTree = "<group>"; };
    		A00000000000000000000004 /* NAMETests */ = {isa = PBXFileSystemSynchronizedRootGroup; path = NAMETests; sourceTree = "<group>"; };

    		A00000000000000000000005 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
    		A00000000000000000000006 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
    		A00000000000000000000007 /* Resources */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
    		A00000000000000000000008 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
    		A00000000000000000000009 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };

    		A0000000000000000000000A = {isa = PBXGroup; children = (A00000000000000000000003 /* NAME */, A00000000000000000000004 /* NAMETests */, A0000000000000000000000B /* Products */, ); sourceTree = "<group>"; };
    		A0000000000000000000000B /* Products */ = {isa = PBXGroup; children = (A00000000000000000000001 /* NAME.app */, A00000000000000000000002 /* NAMETests.xctest */, ); name = Products; sourceTree = "<group>"; };

    		A0000000000000000000000C /* NAME */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = A00000000000000000000010;
    			buildPhases = (A00000000000000000000006 /* Sources */, A00000000000000000000005 /* Frameworks */, A00000000000000000000007 /* Resources */, );
    			buildRules = ();
    			dependencies = ();
    			fileSystemSynchronizedGroups = (A00000000000000000000003 /* NAME */, );
    			name = NAME;
    			productName = NAME;
    			productReference = A00000000000000000000001 /* NAME.app */;
    			productType = "com.apple.product-type.application";
    		};
    		A0000000000000000000000D /* NAMETests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = A00000000000000000000011;
    			buildPhases = (A00000000000000000000009 /* Sources */, A00000000000000000000008 /* Frameworks */, );
    			buildRules = ();
    			dependencies = (A0000000000000000000000E /* PBXTargetDependency */, );
    			fileSystemSynchronizedGroups = (A00000000000000000000004 /* NAMETests */, );
    			name = NAMETests;
    			productName = NAMETests;
    			productReference = A00000000000000000000002 /* NAMETests.xctest */;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    		A0000000000000000000000E /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = A0000000000000000000000C /* NAME */; targetProxy = A0000000000000000000000F /* PBXContainerItemProxy */; };
    		A0000000000000000000000F /* PBXContainerItemProxy */ = {isa = PBXContainerItemProxy; containerPortal = A00000000000000000000020 /* Project object */; proxyType = 1; remoteGlobalIDString = A0000000000000000000000C; remoteInfo = NAME; };

    		A00000000000000000000020 /* Project object */ = {
    			isa = PBXProject;
    			attributes = {BuildIndependentTargetsInParallel = 1; LastSwiftUpdateCheck = 1600; LastUpgradeCheck = 1600; TargetAttributes = {A0000000000000000000000D = {TestTargetID = A0000000000000000000000C; }; }; };
    			buildConfigurationList = A00000000000000000000012;
    			developmentRegion = en;
    			hasScannedForEncodings = 0;
    			knownRegions = (en, Base, );
    			mainGroup = A0000000000000000000000A;
    			minimizedProjectReferenceProxies = 1;
    			preferredProjectObjectVersion = 77;
    			productRefGroup = A0000000000000000000000B /* Products */;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (A0000000000000000000000C /* NAME */, A0000000000000000000000D /* NAMETests */, );
    		};

    		A00000000000000000000010 = {isa = XCConfigurationList; buildConfigurations = (A00000000000000000000013 /* Debug */, A00000000000000000000014 /* Release */, ); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release; };
    		A00000000000000000000011 = {isa = XCConfigurationList; buildConfigurations = (A00000000000000000000015 /* Debug */, A00000000000000000000016 /* Release */, ); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release; };
    		A00000000000000000000012 = {isa = XCConfigurationList; buildConfigurations = (A00000000000000000000017 /* Debug */, A00000000000000000000018 /* Release */, ); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release; };
    		A00000000000000000000013 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {\(application) }; name = Debug; };
    		A00000000000000000000014 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {\(application) }; name = Release; };
    		A00000000000000000000015 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {\(tests) }; name = Debug; };
    		A00000000000000000000016 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {\(tests) }; name = Release; };
    		A00000000000000000000017 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {ALWAYS_SEARCH_USER_PATHS = NO; CLANG_ENABLE_MODULES = YES; DEBUG_INFORMATION_FORMAT = dwarf; ENABLE_TESTABILITY = YES; GCC_OPTIMIZATION_LEVEL = 0; IPHONEOS_DEPLOYMENT_TARGET = 16.0; ONLY_ACTIVE_ARCH = YES; SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; SWIFT_OPTIMIZATION_LEVEL = "-Onone"; }; name = Debug; };
    		A00000000000000000000018 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {ALWAYS_SEARCH_USER_PATHS = NO; CLANG_ENABLE_MODULES = YES; DEBUG_INFORMATION_FORMAT = "dwarf-with-dsym"; IPHONEOS_DEPLOYMENT_TARGET = 16.0; SDKROOT = iphoneos; SWIFT_COMPILATION_MODE = wholemodule; VALIDATE_PRODUCT = YES; }; name = Release; };
    	};
    	rootObject = A00000000000000000000020 /* Project object */;
    }

    """

  private static let application =
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor; CODE_SIGN_STYLE = Automatic; CURRENT_PROJECT_VERSION = 1; "
    + "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; "
    + "INFOPLIST_KEY_UILaunchScreen_Generation = YES; LD_RUNPATH_SEARCH_PATHS = \"$(inherited) @executable_path/Frameworks\"; "
    + "MARKETING_VERSION = 1.0; PRODUCT_BUNDLE_IDENTIFIER = ORGANIZATION.NAME; PRODUCT_NAME = \"$(TARGET_NAME)\"; "
    + "SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = \"1,2\";"

  private static let tests =
    "BUNDLE_LOADER = \"$(TEST_HOST)\"; CODE_SIGN_STYLE = Automatic; CURRENT_PROJECT_VERSION = 1; GENERATE_INFOPLIST_FILE = YES; "
    + "MARKETING_VERSION = 1.0; PRODUCT_BUNDLE_IDENTIFIER = ORGANIZATION.NAMETests; PRODUCT_NAME = \"$(TARGET_NAME)\"; "
    + "SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = \"1,2\"; "
    + "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/NAME.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/NAME\";"
}
