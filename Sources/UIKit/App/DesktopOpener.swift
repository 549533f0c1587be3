import Foundation

/// Opens URLs with the desktop's own programs.
@MainActor package final class DesktopOpener {
  private var opener: ((URL) -> Bool)?

  /// Takes the URLs instead of the desktop, and answers whether they count as opened: tests open nothing. Default nil.
  package static var substitute: ((URL) -> Bool)? {
    get { ApplicationContext.current.desktopOpener.opener }
    set { ApplicationContext.current.desktopOpener.opener = newValue }
  }

  /// `done` hears, on any thread, whether a program took the URL.
  static func open(_ url: URL, done: @escaping @Sendable (Bool) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.isFileURL ? url.path : url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { done($0.terminationStatus == 0) }
    do { try process.run() } catch { done(false) }
  }
}
