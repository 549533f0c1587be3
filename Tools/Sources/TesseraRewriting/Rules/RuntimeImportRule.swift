import SwiftSyntax

/// Adds imports of modules for declarations that other modules export on iOS, such as selectors, associated objects and
/// `URLSession`.
enum RuntimeImportRule: Rule {
  /// The names that Foundation declares on iOS and Tessera's `UIKit` declares on Linux.
  private static let namesOfUIKit: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy", "autoreleasepool", "CFAbsoluteTime",
    "CFAbsoluteTimeGetCurrent", "CFTimeInterval",
    "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "NSKeyValueObservedChange",
    "NSKeyValueChange", "perform", "responds", "NSUserActivity", "NSUserActivityDelegate",
    "NSUserActivityTypeBrowsingWeb", "UndoManager", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
    "FileWrapper",
  ]
  /// The names of Core Graphics that UIKit exports on iOS and Foundation declares on Linux.
  private static let namesOfGraphics: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]
  /// The names that Foundation declares on iOS and `CoreGraphics` declares on Linux.
  private static let namesOfCoreGraphics: Set<String> = [
    "CGAffineTransform", "CGVector", "CFString", "CFDictionary", "CFData", "CFArray", "CFURL", "CFTypeRef",
  ]
  /// The names that Foundation declares on iOS and `FoundationNetworking` declares on Linux.
  static let namesOfNetworking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "URLProtectionSpace", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest",
    "NSURLRequest", "NSURLConnection", "CachedURLResponse", "URLSessionWebSocketTask",
    "URLSessionStreamTask", "URLSessionStreamDelegate",
  ]

  /// The names that Foundation declares on iOS and `FoundationXML` declares on Linux.
  static let namesOfXML: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// The names of Darwin and the Objective-C runtime that Foundation exports on iOS. On Linux, a module of Tessera
  /// declares them.
  private static let namesOfDarwin: Set<String> = [
    "NSPredicate", "NSSortDescriptor", "NSHashTable", "NSMapTable", "NSPointerArray", "NSPointerFunctions",
    "NSException",
    "NSExceptionName", "URLCache", "NSExpression", "NSComparisonPredicate", "ValueTransformer",
    "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer",
    "objc_property_t", "AutoreleasingUnsafeMutablePointer", "NSErrorPointer", "NSLocale",
    "kern_return_t", "KERN_SUCCESS", "os_unfair_lock",
    "os_unfair_lock_s", "os_unfair_lock_t",
    "OSSpinLock", "OS_SPINLOCK_INIT", "OSMemoryBarrier",
    "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT64_MAX", "UINT64_MAX", "INTMAX_MIN", "INTMAX_MAX", "UINTMAX_MAX",
    "INT_MIN", "UINT_MAX", "LONG_MIN", "ULONG_MAX", "LLONG_MIN", "ULLONG_MAX", "MAXFLOAT", "HUGE",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
    "containerURL", "OSStatus", "OSType", "FourCharCode", "noErr", "NSDataDetector",
    "NSTextCheckingKey", "addressComponents", "phoneNumber", "appendFormat", "Scanner", "thermalState", "ThermalState",
    "thermalStateDidChangeNotification", "isLowPowerModeEnabled", "NSProcessInfoPowerStateDidChange",
    "Protocol", "NSStringFromProtocol", "NSStringFromClass", "NSClassFromString",
    "makeMemoryPressureSource", "DispatchSourceMemoryPressure", "MemoryPressureEvent",
    "DateComponentsFormatter", "NSPurgeableData", "NSDiscardableContent", "NSFileCoordinator", "NSFilePresenter",
    "NSFileAccessIntent", "encodeEncodable", "decodeDecodable", "decodeTopLevelDecodable",
    "ubiquityIdentityToken", "forUbiquityContainerIdentifier", "isUbiquitousItem", "networkUnavailableReason",
    "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "assumesHTTP3Capable", "forBackgroundURLSession", "sessionSendsLaunchEvents",
    "waitsForConnectivity", "CGDataProvider",
    "streamTask", "URLSessionStreamTask", "prefersIncrementalDelivery", "didCreateTask", "taskIsWaitingForConnectivity",
    "URLThumbnailDictionaryItem",
    "startAccessingSecurityScopedResource", "stopAccessingSecurityScopedResource",
    "checkPromisedItemIsReachable", "promisedItemResourceValues",
    "_KeyValueCodingAndObserving",
    "NSURLSessionDownloadTaskResumeData", "serverTrust", "SecTrust", "NetService", "NetServiceBrowser",
    "NetServiceDelegate", "NetServiceBrowserDelegate",
    "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
    "RelativeDateTimeFormatter", "ListFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
    "formatterBehavior",
    "CFIndex", "CFOptionFlags", "CFAllocator", "CFMutableString", "CFArrayGetCount", "CFDictionaryGetCount",
    "CFDictionaryGetValue", "CFDictionaryGetValueIfPresent", "CFDictionaryContainsKey", "Unmanaged",
    "float2", "float3", "float4", "double2", "double3", "double4",
    "atomicWrite", "dataReadingMapped", "mappedRead", "uncachedRead",
    "CFStringGetLength", "CFEqual", "CFStringTransform", "CFTypeID", "CFGetTypeID",
    "CFNull", "kCFNull",
    "CFNullGetTypeID", "CFSetGetTypeID", "CFDictionaryGetTypeID", "CFArrayGetTypeID", "CFDataGetTypeID",
    "CFBooleanGetTypeID", "CFNumberGetTypeID", "CFURLGetTypeID", "CFDateGetTypeID", "CFStringGetTypeID",
    "__CGPointEqualToPoint", "__CGSizeEqualToSize", "__CGAffineTransformEqualToTransform",
  ]
  /// The methods of `NSData` that compress it. The names of formats must be there, too.
  private static let compressions: Set<String> = ["compressed", "decompressed", "compress", "decompress"]
  private static let beginningsOfDarwin = [
    "simd_", "kCFBundle", "kCFBoolean", "kCFAllocator", "kCFStringTransform", "CFStringConvert",
    "kCFStringEncodingInvalidId", "CFErrorGet", "CFErrorCopy", "CFErrorCreate",
    "CFUUID", "NSFoundationVersionNumber", "kCTFontFeature", "kCTFontOpenTypeFeature",
    "OSAtomic", "OSSpinLock", "CFRunLoop", "os_unfair_lock_", "pthread_mutexattr_set", "mach_absolute_time",
    "mach_timebase_info", "objc_sync_",
    "class_get", "class_add", "class_copy", "class_replaceMethod", "class_respondsToSelector", "method_exchange",
    "method_get", "method_set", "imp_implementation",
    "object_getClass", "object_setClass", "object_getIvar", "objc_getClass", "objc_lookUpClass", "property_getName",
    "objc_method_description", "protocol_get", "protocol_isEqual",
  ]

  /// The names of types of files. MobileCoreServices, PhotosUI, AVFoundation and other frameworks export their module.
  private static let namesOfTypes: Set<String> = ["UTType", "UTTagClass"]

  /// The names of Core Image, which UIKit exports on iOS.
  private static let namesOfImages: Set<String> = [
    "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIFeature", "CIFaceFeature",
    "CIQRCodeFeature", "CIFormat", "CIContextOption", "CIImageOption",
  ]
  private static let beginningsOfImages = ["kCI", "CIDetector"]

  /// The beginnings of names of Image I/O, which UIKit and other frameworks export on iOS.
  private static let beginningsOfImageIO = [
    "CGImageSource", "CGImageDestination", "CGImageProperty", "CGAnimateImage", "kCGImageProperty", "kCGImageSource",
    "kCGImageDestination", "kCGImageAnimation", "CFDataCreateMutable", "CFMutableData", "CFDataSetLength",
    "CFDataGetMutableBytePtr", "CFDataAppendBytes",
  ]

  /// The beginnings of names of Security, which Foundation exports on iOS.
  private static let beginningsOfSecurity = [
    "kSec", "errSec", "SecItem", "SecRandomCopyBytes", "SecAccessControl", "SecCopyErrorMessageString",
    "SecCertificate", "SecPolicy", "SecKey", "SecIdentity", "SecPKCS12Import", "SecTrustCreate", "SecTrustSet",
    "SecTrustEvaluate", "SecTrustGet", "SecTrustCopy", "SecTrustResultType",
  ]

  /// The beginnings of names of Audio Toolbox, which AVFoundation exports on iOS.
  private static let beginningsOfSounds = ["AudioServices", "SystemSoundID", "kSystemSoundID"]

  /// The beginnings of names of Core Location, which MapKit and other frameworks export on iOS.
  private static let beginningsOfPlaces = [
    "CLLocation", "CLPlacemark", "CLGeocoder", "CLRegion", "CLCircularRegion", "CLAuthorizationStatus", "CLHeading",
    "CLVisit", "kCLLocation", "kCLDistance",
  ]
  private static let exportersOfPlaces: Set<String> = [
    "MapKit", "CoreLocationUI", "Intents", "IntentsUI", "HealthKit", "EventKit",
  ]

  /// The names of the older web view, which UIKit has on iOS and the module WebKit here.
  private static let namesOfWebViews: Set<String> = ["UIWebView", "UIWebViewDelegate", "UIWebViewNavigationType"]

  /// The beginnings of names of QuartzCore, which AVFoundation and other frameworks export on iOS.
  private static let beginningsOfLayers = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CABasicAnimation", "CAKeyframeAnimation",
    "CAAnimation", "CATransaction", "CATransform3D", "CAMediaTiming", "CADisplayLink", "CACurrentMediaTime",
  ]

  /// The beginnings of names of UserNotifications, which UIKit exports on iOS: its notification responses are those of scenes.
  /// MihaelIsaev/UIKitPlus (on GitHub) names them and imports only UIKit.
  private static let beginningsOfNotifications = [
    "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization", "UNTimeIntervalNotification",
    "UNCalendarNotification", "UNLocationNotification", "UNTextInputNotification", "UNAlertStyle", "UNShowPreviews",
  ]

  /// The names of Combine that Foundation and SwiftUI export on iOS.
  private static let namesOfCombine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject",
    "ObservableObjectPublisher",
  ]

  static func apply(_ session: RewritingSession) {
    let combine = session.options.projectModules.contains("Combine") ? nil : session.options.importMap["Combine"]?.first
    let combineNames = combine == nil ? [] : unknown(namesOfCombine, in: session)
    // Code for Linux does without Darwin.
    let darwin = session.options.keepsConditions ? nil : session.options.importMap["Darwin"]?.first
    let darwinNames = darwin == nil ? [] : unknown(namesOfDarwin, in: session)
    for (number, file) in session.files.enumerated() {
      let imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.plainText })
      let names = Set(file.nodes.identifiers.lazy.map { $0.text }).subtracting(importedTypes(of: file, in: session))
      // On iOS, XCTest exports UIKit, and Quick and Nimble export XCTest.
      let exportsUIKit =
        session.options.isTestModule && !session.options.keepsConditions
        && !imported.isDisjoint(with: ["XCTest", "Quick", "Nimble"])
      // A framework of an Xcode project exports what its umbrella header imports, and so do libraries in Objective-C. A file
      // that compiles on iOS and names a type of UIKit sees it by one of its imports.
      let libraries = imported.filter { $0 == "XCTest" || !ModuleRewriter.isFramework($0) }
      let isExported =
        !session.options.keepsConditions && !libraries.isEmpty
        && names.contains { name in
          isTypeOfUIKit(name, in: session)
            || !imported.isDisjoint(with: session.options.projectModules) && !imported.contains("Foundation")
              && namesOfGraphics.contains(name)
        }
      if !imported.contains("UIKit"), exportsUIKit || isExported || needsUIKit(file, session.edits[number], names) {
        session.edits[number].add(import: "UIKit")
      }
      // On iOS, XCTest exports the module that operates applications.
      if session.options.isUITestModule, imported.contains("XCTest"), !imported.contains("XCUIAutomation") {
        session.edits[number].add(import: "XCUIAutomation")
      }
      if imported.isDisjoint(with: ["CoreGraphics", "UIKit", "QuartzCore"]), !session.options.keepsConditions,
        !names.isDisjoint(with: unknown(namesOfCoreGraphics, in: session))
      {
        session.edits[number].add(import: "CoreGraphics")
      }
      if !imported.contains("FoundationNetworking"), !names.isDisjoint(with: namesOfNetworking) {
        session.edits[number].add(import: "FoundationNetworking")
      }
      if !imported.contains("UniformTypeIdentifiers"), !session.options.keepsConditions,
        let module = session.options.importMap["UniformTypeIdentifiers"]?.first,
        imported.contains(where: { $0 != "Foundation" && ModuleRewriter.isFramework($0) }),
        !names.isDisjoint(with: unknown(namesOfTypes, in: session))
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("CoreImage"), !session.options.keepsConditions,
        let module = session.options.importMap["CoreImage"]?.first,
        exportsUIKit || isExported
          || imported.contains(where: { $0 == "UIKit" || AppleFrameworks.exports[$0] == "UIKit" }),
        !names.isDisjoint(with: unknown(namesOfImages, in: session))
          || names.contains(where: { begins($0, with: beginningsOfImages, in: session) })
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("ImageIO"), !session.options.keepsConditions,
        let module = session.options.importMap["ImageIO"]?.first,
        imported.contains(where: { $0 != "Foundation" && ModuleRewriter.isFramework($0) }),
        names.contains(where: { begins($0, with: beginningsOfImageIO, in: session) })
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("Security"), !session.options.keepsConditions,
        let module = session.options.importMap["Security"]?.first,
        imported.contains(where: { ModuleRewriter.isFramework($0) }),
        names.contains(where: { begins($0, with: beginningsOfSecurity, in: session) })
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("AudioToolbox"), !session.options.keepsConditions,
        let module = session.options.importMap["AudioToolbox"]?.first,
        !imported.isDisjoint(with: ["AVFoundation", "AVFAudio", "AVKit"]),
        names.contains(where: { begins($0, with: beginningsOfSounds, in: session) })
      {
        session.edits[number].add(import: module)
      }
      // On iOS, Foundation exports the module. The protocol alone is no sign, as RxSwift has a class of that name.
      if !imported.contains("Observation"), !session.options.keepsConditions,
        imported.contains(where: { $0 == "Foundation" || ModuleRewriter.isFramework($0) }),
        !session.declaredNames.contains("Observable"),
        file.nodes.attributes.contains(where: { $0.attributeName.trimmedDescription == "Observable" })
      {
        session.edits[number].add(import: "Observation")
      }
      if !imported.contains("CoreLocation"), !session.options.keepsConditions,
        let module = session.options.importMap["CoreLocation"]?.first, !imported.isDisjoint(with: exportersOfPlaces),
        names.contains(where: { begins($0, with: beginningsOfPlaces, in: session) })
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("WebKit"), !session.options.keepsConditions,
        let module = session.options.importMap["WebKit"]?.first,
        imported.contains(where: { $0 == "UIKit" || AppleFrameworks.exports[$0] == "UIKit" }),
        !names.isDisjoint(with: unknown(namesOfWebViews, in: session))
      {
        session.edits[number].add(import: module)
      }
      if !imported.contains("UserNotifications"), !session.options.keepsConditions,
        let module = session.options.importMap["UserNotifications"]?.first,
        imported.contains(where: { $0 == "UIKit" || AppleFrameworks.exports[$0] == "UIKit" }),
        names.contains(where: { begins($0, with: beginningsOfNotifications, in: session) })
      {
        session.edits[number].add(import: module)
      }
      if imported.isDisjoint(with: ["UIKit", "QuartzCore"]), !session.options.keepsConditions,
        !imported.isDisjoint(with: ["AVFoundation", "AVKit", "CoreImage", "Metal"]),
        names.contains(where: { begins($0, with: beginningsOfLayers, in: session) })
      {
        session.edits[number].add(import: "QuartzCore")
      }
      if !imported.contains("FoundationXML"), !names.isDisjoint(with: unknown(namesOfXML, in: session)) {
        session.edits[number].add(import: "FoundationXML")
      }
      if let combine, !imported.contains("Combine"), !imported.isDisjoint(with: ["Foundation", "UIKit", "SwiftUI"]),
        session.edits[number].leftOutStart == nil, !names.isDisjoint(with: combineNames)
      {
        session.edits[number].add(import: combine)
      }
      if let darwin,
        names.contains(where: { name in
          darwinNames.contains(name) || beginningsOfDarwin.contains { name.hasPrefix($0) }
        }) || names.contains("notifications") && file.nodes.calls.contains(where: isSequenceOfNotifications)
          || names.contains("background") && names.contains("withIdentifier")
          || names.contains("DispatchTime") && !names.isDisjoint(with: ["advanced", "distance"])
          || !names.isDisjoint(with: compressions) && !names.isDisjoint(with: ["zlib", "lzfse", "lz4", "lzma"])
          || names.contains("range") && file.nodes.calls.contains(where: isRangeOfCalendar)
      {
        session.edits[number].add(import: darwin)
        // Foundation on Linux declares these without what they can do on iOS. The import of a single type has precedence.
        for name in [
          "NSComparisonPredicate", "NSExpression", "DateComponentsFormatter", "MeasurementFormatter",
          "PersonNameComponentsFormatter",
        ] where names.contains(name) && darwinNames.contains(name) {
          session.edits[number].add(import: "class \(darwin).\(name)")
        }
        for name in ["NSStringFromClass", "NSClassFromString"] where names.contains(name) && darwinNames.contains(name)
        {
          session.edits[number].add(import: "func \(darwin).\(name)")
        }
        if names.contains("NSTextCheckingKey"), darwinNames.contains("NSTextCheckingKey") {
          session.edits[number].add(import: "struct \(darwin).NSTextCheckingKey")
        }
      }
    }
  }

  /// Returns whether a call is one of `notifications(named:object:)` of `NotificationCenter`. The name alone is one of many
  /// properties.
  private static func isSequenceOfNotifications(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.first?.label?.text == "named"
      && call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText == "notifications"
  }

  /// Returns whether a call is one of `range(of:start:interval:for:)` of `NSCalendar`. The name alone is one of many methods.
  private static func isRangeOfCalendar(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.map { $0.label?.text } == ["of", "start", "interval", "for"]
      && call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText == "range"
  }

  /// Returns whether a name is that of a class of UIKit, and the module does not declare it.
  private static func isTypeOfUIKit(_ name: String, in session: RewritingSession) -> Bool {
    guard name.hasPrefix("UI"), ExternalTypes.superclass(of: name) != nil else { return false }
    return session.index.type(name).map { $0.kind == .external } ?? true
  }

  /// Returns the types that a file imports from other modules of the project. With another import that declares the same
  /// name, the name would be ambiguous.
  private static func importedTypes(of file: ParsedFile, in session: RewritingSession) -> Set<String> {
    var result: Set<String> = []
    for entry in file.nodes.imports {
      guard let module = entry.path.first?.name.plainText,
        let interface = session.index.interfaces.last(where: { $0.moduleName == module })
      else { continue }
      let isTestable = entry.attributes.has("testable")
      for (name, isPublic) in interface.declaredTypes where isPublic || isTestable { result.insert(name) }
    }
    return result
  }

  /// Returns whether a name has one of several beginnings, and the module does not declare it. An extension in the module is no
  /// declaration.
  private static func begins(_ name: String, with beginnings: [String], in session: RewritingSession) -> Bool {
    beginnings.contains { name.hasPrefix($0) } && session.index.type(name).map { $0.kind == .external } ?? true
  }

  /// Returns the names that the module does not declare itself.
  private static func unknown(_ names: Set<String>, in session: RewritingSession) -> Set<String> {
    names.filter { session.index.type($0).map { $0.kind == .external } ?? true }
  }

  private static func needsUIKit(_ file: ParsedFile, _ edits: FileEdits, _ names: Set<String>) -> Bool {
    edits.needsUIKit || !names.isDisjoint(with: namesOfUIKit)
      || file.nodes.macros.contains { $0.macroName.text == "selector" }
  }
}
