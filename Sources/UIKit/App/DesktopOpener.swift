import Foundation

/// Opens URLs in other applications of the desktop.
@MainActor package final class DesktopOpener {
  private static var shared: DesktopOpener { ApplicationContext.object(.desktopOpener, DesktopOpener()) }
  private var handler: ((URL) -> Bool)?

  /// A closure that opens URLs in place of the desktop's applications. The closure returns whether the URL was opened.
  /// Tests set it. The default is nil.
  package static var openHandler: ((URL) -> Bool)? {
    get { shared.handler }
    set { shared.handler = newValue }
  }

  /// Opens a URL in the application that the desktop has assigned to it. `completion` is called on any thread. Its
  /// argument is `true` if an application accepted the URL.
  static func open(_ url: URL, completion: @escaping @Sendable (Bool) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.isFileURL ? url.path : url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { completion($0.terminationStatus == 0) }
    do { try process.run() } catch { completion(false) }
  }
}
