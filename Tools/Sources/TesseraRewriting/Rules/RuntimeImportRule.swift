/// Imports modules whose declarations other modules export on iOS: selectors, associated objects and the network.
enum RuntimeImportRule: Rule {
  /// What Foundation has on iOS and `UIKit` has here.
  private static let namesOfUIKit: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy", "autoreleasepool", "CFAbsoluteTimeGetCurrent",
    "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "perform", "responds",
  ]
  /// What Foundation has on iOS and `FoundationNetworking` has on Linux.
  private static let namesOfNetworking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "URLProtectionSpace", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest",
    "NSURLRequest", "NSURLConnection", "CachedURLResponse", "URLSessionWebSocketTask",
  ]

  static func apply(_ session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      let imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.plainText })
      let names = Set(file.nodes.identifiers.lazy.map { $0.text })
      if !imported.contains("UIKit"), needsUIKit(file, session.edits[number], names) {
        session.edits[number].add(import: "UIKit")
      }
      if !imported.contains("FoundationNetworking"), !names.isDisjoint(with: namesOfNetworking) {
        session.edits[number].add(import: "FoundationNetworking")
      }
    }
  }

  private static func needsUIKit(_ file: ParsedFile, _ edits: FileEdits, _ names: Set<String>) -> Bool {
    edits.needsUIKit || !names.isDisjoint(with: namesOfUIKit)
      || file.nodes.macros.contains { $0.macroName.text == "selector" }
  }
}
