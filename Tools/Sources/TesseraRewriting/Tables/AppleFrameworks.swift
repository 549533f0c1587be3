/// Tables of Apple's frameworks: those that are available, the modules that they export, and the names by which uses
/// are found.
enum AppleFrameworks {
  /// The frameworks that are available in Tessera under their own names.
  static let present: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "XCTest", "Swift",
  ]

  /// The module that replaces each framework without a counterpart in Tessera. It is `UIKit` or `Foundation`, which the
  /// framework exports.
  static let exports: [String: String] = {
    let withUIKit = [
      "ARKit", "AVKit", "AddressBookUI", "AssetsLibrary", "CarPlay", "ClassKit", "CloudKit", "ContactsUI", "CoreText",
      "EventKitUI",
      "GLKit", "GameKit", "GoogleMaps", "HealthKitUI", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer",
      "MessageUI", "Messages", "MetalKit", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
      "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit", "Social", "SpriteKit",
      "StoreKit",
      "SwiftUI", "TVUIKit", "Twitter", "UserNotificationsUI", "VisionKit", "WatchKit", "WebKit", "WidgetKit", "iAd",
      "RealityKit", "Charts", "TipKit", "ActivityKit", "AppClip", "CoreAudioKit", "CoreLocationUI", "DeviceActivity",
      "FamilyControls", "FileProviderUI", "ImagePlayground", "LockedCameraCapture", "ManagedSettingsUI",
      "MusicKit", "ProximityReader", "RoomPlan", "SharedWithYou", "StickerKit", "Translation", "UIKitCore",
      "WritingTools",
    ]
    let withFoundation = [
      "AVFoundation", "AVFAudio", "Accelerate", "Accounts", "AdSupport", "AddressBook", "AppKit",
      "AppTrackingTransparency", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CFNetwork",
      "CallKit", "Cocoa", "Combine", "CommonCrypto", "Contacts", "CoreAudio", "CoreBluetooth", "CoreData",
      "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMIDI", "CoreMedia", "CoreMotion",
      "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CoreWLAN", "CreateML",
      "CryptoKit", "CryptoTokenKit", "Darwin", "DeviceCheck", "EventKit", "ExternalAccessory", "GameController",
      "GameplayKit", "HealthKit", "HomeKit", "IOKit", "IOSurface", "ImageIO", "Intents", "LocalAuthentication",
      "MLCompute", "Metal", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
      "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "OSLog",
      "ObjectiveC", "OpenAL", "OpenGLES", "PushKit", "Security", "SensorKit", "ShazamKit", "SoundAnalysis",
      "Speech", "SwiftData", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox",
      "Vision", "WatchConnectivity", "os", "simd", "MachO", "zlib", "Observation", "AppIntents", "WeatherKit",
      "AccessorySetupKit", "AdAttributionKit", "AdServices", "AutomaticAssessmentConfiguration", "BackgroundAssets",
      "BrowserEngineKit", "BusinessChat", "Cinematic", "ColorSync", "Compression", "CoreAudioTypes", "CoreTransferable",
      "DataDetection", "DeveloperToolsSupport", "DeviceDiscoveryUI", "DockKit", "FileProvider", "FinanceKit",
      "FoundationModels", "GSS", "GroupActivities", "IdentityLookup", "IdentityLookupUI", "JavaScriptCore",
      "JournalingSuggestions", "LiveCommunicationKit", "ManagedSettings",
      "MarketplaceKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaSetup", "MetalFX",
      "MetalPerformanceShadersGraph", "NewsstandKit", "PHASE", "Playgrounds", "PushToTalk",
      "SQLite3", "SafetyKit", "ScreenTime", "SecureElementCredential",
      "SensitiveContentAnalysis", "ServiceManagement", "SharedWithYouCore", "Spatial", "SwiftUICore", "Symbols",
      "TelephonyMessagingKit", "ThreadNetwork", "VideoSubscriberAccount", "WiFiAware", "WorkoutKit", "libkern",
      "notify",
    ]
    // The module Observation is part of the toolchain.
    var result: [String: String] = [:]
    for name in withUIKit { result[name] = "UIKit" }
    for name in withFoundation where name != "Observation" { result[name] = "Foundation" }
    return result
  }()

  /// The names that show that a file cannot do without a framework. Their macros and property wrappers affect all code
  /// of a file.
  static let indispensable: [String: Set<String>] = [
    "SwiftUI": [
      "View", "ViewBuilder", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
      "UIHostingConfiguration", "PreviewProvider", "StateObject", "ObservedObject", "EnvironmentObject", "AnyView",
      "VStack",
      "HStack", "ZStack", "NavigationView", "NavigationStack", "WindowGroup", "ViewModifier", "EnvironmentKey",
      "EdgeInsets", "GeometryProxy", "GeometryReader", "UIViewRepresentableContext", "ForEach", "LazyVStack",
      "LazyHStack",
      "EnvironmentValues", "PreferenceKey", "Binding", "StrokeStyle", "AngularGradient", "RadialGradient",
      "ButtonStyle", "AnyTransition", "LocalizedStringKey", "ScrollViewReader", "PreviewDevice", "PreviewLayout",
    ],
    "SwiftData": ["ModelContext", "ModelContainer", "Model", "Query"],
    "WidgetKit": ["Widget", "WidgetBundle", "TimelineProvider", "WidgetCenter"],
    "AppIntents": ["AppIntent", "AppEntity", "AppShortcutsProvider"],
    "TipKit": ["Tip", "Tips"],
  ]

  /// Other names of these frameworks. They are used beside the indispensable ones, and alone could be names of the
  /// project.
  static let accompanying: [String: Set<String>] = [
    "SwiftUI": [
      "Alignment", "AnyShapeStyle", "App", "Angle", "Animation", "AppStorage", "Binding", "Button", "Capsule", "Circle",
      "Color", "ColorScheme", "Divider", "DragGesture", "DynamicProperty", "Edge", "Environment", "FetchRequest",
      "FocusState", "Font", "Form", "GestureState", "Gradient", "GridItem", "Group", "HorizontalAlignment", "Image",
      "Label", "LazyHGrid", "LazyVGrid", "LinearGradient", "Link", "Menu", "NavigationLink", "Path", "Picker",
      "PrimitiveButtonStyle", "ProgressView", "RoundedRectangle", "SafeAreaRegions", "SceneStorage", "ScrollView",
      "Section", "Shape", "Spacer", "State", "Text", "TextField", "Toggle", "Transaction", "UIHostingSceneDelegate",
      "VerticalAlignment", "ViewThatFits", "ProposedViewSize", "Layout", "LayoutSubviews",
    ]
  ]

  /// The prefixes of each framework's names, and of those that it exports, by which uses of the framework are found. A prefix
  /// alone also counts as a name.
  static let prefixes: [String: [String]] = [
    "ActivityKit": ["ActivityAttributes", "ActivityContent", "ActivityAuthorizationInfo"], "ARKit": ["AR"],
    "JavaScriptCore": ["JS"], "AVFoundation": ["AV", "CVPixelBuffer", "CVImageBuffer", "CMSampleBuffer"],
    "AVKit": ["AV"],
    "CloudKit": ["CK"], "Combine": ["AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Published"],
    "Contacts": ["CN"], "ContactsUI": ["CNContactPicker", "CNContactView"],
    "AuthenticationServices": ["AS"], "AppTrackingTransparency": ["ATTracking"], "AdSupport": ["ASIdentifier"],
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CommonCrypto": ["CC_", "kCC", "CCCrypt", "CCHmac"],
    "CoreBluetooth": ["CB"], "CoreHaptics": ["CHHaptic"], "CoreNFC": ["NFC"],
    "CoreTelephony": ["CTTelephony", "CTCarrier", "CTCellular"], "CoreVideo": ["CVPixel", "CVImage", "CVDisplay"],
    "DeviceCheck": ["DC"], "EventKitUI": ["EK"], "GameController": ["GC"], "HomeKit": ["HM"],
    "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageProperty", "kCGImage"], "Intents": ["IN"],
    "LinkPresentation": ["LP"], "Messages": ["MS"], "NaturalLanguage": ["NL"], "Network": ["NW"],
    "NotificationCenter": ["NCWidget", "NCUpdate"], "ReplayKit": ["RP"], "Social": ["SLCompose", "SLService"],
    "SystemConfiguration": ["SCNetwork"], "VisionKit": ["VN", "DataScanner"], "Accelerate": ["vImage", "vDSP"],
    "CoreData": ["NSManagedObject", "NSFetch", "NSPersistent", "NSEntity", "NSBatch", "NSMergePolicy"],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"],
    "CoreText": ["CT"],
    "CryptoKit": [
      "SHA256", "SHA384", "SHA512", "SymmetricKey", "Insecure", "HMAC", "AES", "ChaChaPoly", "Curve25519", "P256",
      "P384",
      "P521", "HKDF", "SecureEnclave", "SharedSecret",
    ], "EventKit": ["EK"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "HealthKit": ["HK"], "LocalAuthentication": ["LA"], "MapKit": ["MK"],
    "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MetalPerformanceShaders": ["MPS", "MTL"],
    "MultipeerConnectivity": ["MC"], "OSLog": ["Logger", "OSLog"], "PDFKit": ["PDF"], "PassKit": ["PK"],
    "PencilKit": ["PK"], "Photos": ["PH"],
    "PhotosUI": ["PH", "PhotosPicker"], "QuickLook": ["QL"],
    "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"], "Speech": ["SFSpeech"],
    "SpriteKit": ["SK"], "StoreKit": ["SK"],
    "UniformTypeIdentifiers": ["UTType"], "UserNotifications": ["UN"], "Vision": ["VN"],
    "WatchConnectivity": ["WC"], "WebKit": ["WK"], "os": ["Logger", "OSLog", "os_log", "os_unfair"],
  ]

  /// The beginnings of names with these prefixes that Tessera's modules declare.
  static let available = ["CTFontManager", "PHPicker", "PHPhotoLibrary"]
}
