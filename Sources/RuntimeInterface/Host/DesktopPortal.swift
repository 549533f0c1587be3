import Foundation

/// The services of the desktop that applications use through XDG desktop portals.
@MainActor
package protocol DesktopPortal: AnyObject {
  /// The preferences of the user. The desktop reports them some time after the start.
  var settings: HostSettings { get }
  /// A closure that is called when the preferences have changed.
  var onSettingsChanged: (() -> Void)? { get set }
  /// Opens a URL in another program. `done` is called with `false` if the desktop has no such service or rejects the
  /// URL.
  func open(_ url: URL, done: @escaping @MainActor (Bool) -> Void)
  /// Shows the desktop's dialog for files.
  ///
  /// - Returns: An object that ends the dialog when `cancel()` is called, or nil if there is no connection to the
  ///   desktop.
  func chooseFiles(
    _ choice: FileChoice, done: @escaping @MainActor (FileChoice.Result) -> Void
  ) -> (any PortalDialog)?
  /// Indicates whether the user's device is not the computer of the application, so that its files are sent, and kept in a temporary
  /// folder.
  var isRemote: Bool { get }
  /// Saves files on the user's device, which is not the computer of the application. Returns `false` if it is, or if the files
  /// cannot be read.
  func save(_ files: [URL]) -> Bool
  /// Shows the desktop's print dialog.
  ///
  /// - Returns: An object that ends the dialog when `cancel()` is called, or nil if there is no connection to the
  ///   desktop.
  func preparePrint(
    _ setup: PrintSetup, done: @escaping @MainActor (PrintSetup.Result) -> Void
  ) -> (any PortalDialog)?
  /// Prints a PDF document. `token` is the number that the dialog returned, or 0 to show the dialog again. `done` is called
  /// with `true` if the document was printed.
  func print(_ document: Data, title: String, token: UInt32, done: @escaping @MainActor (Bool) -> Void)
}

extension DesktopPortal {
  package var isRemote: Bool { false }
  package func save(_ files: [URL]) -> Bool { false }
}

/// A dialog that the desktop shows for the application.
@MainActor
package protocol PortalDialog: AnyObject {
  /// Closes the dialog. Its result is not reported.
  func cancel()
}

/// The options of a dialog for files.
package struct FileChoice: Sendable {
  package enum Result: Equatable, Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop has no dialog, or it has failed.
    case unavailable
  }

  package var title: String
  package var picksFolders = false
  package var allowsMultiple = false
  /// The folder that is shown first, or nil for the desktop's choice.
  package var folder: URL?

  package init(title: String) { self.title = title }
}
