import Foundation

extension UIDocument {
  /// The kind of a change that a document records.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// The document was saved, and has no unsaved changes.
    case cleared = 3
  }

  /// The kind of a save: the first save of a new document, or a save that replaces the file.
  public enum SaveOperation: Int, Sendable {
    /// The document is saved for the first time.
    case forCreating = 0
    /// The document replaces its previous version.
    case forOverwriting = 1
  }

  /// The state of a document: open or closed, and the problems that it has.
  public struct State: OptionSet, Sendable {
    /// The bits of the state. The values are the same as in UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits. Unknown bits are preserved.
    ///
    /// - Parameter rawValue: The bits, one for each condition.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open, and there are no problems.
    public static var normal: State { [] }
    /// The document was not opened, or was closed.
    public static var closed: State { State(rawValue: 1 << 0) }
    /// Another program has changed the file, and the document has unsaved changes.
    public static var inConflict: State { State(rawValue: 1 << 1) }
    /// The document could not be saved.
    public static var savingError: State { State(rawValue: 1 << 2) }
    /// The document is being reverted or closed, so the user must not change it.
    public static var editingDisabled: State { State(rawValue: 1 << 3) }
    /// The document is being downloaded or uploaded. Tessera never sets this bit.
    public static var progressAvailable: State { State(rawValue: 1 << 4) }
  }

  /// The purpose for which a document is created.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// The name by which the purpose is identified.
    public let rawValue: String

    /// Creates a purpose from its name.
    ///
    /// - Parameter rawValue: The name of the purpose.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a purpose from its name, without an argument label.
    ///
    /// - Parameter rawValue: The name of the purpose.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The purpose of a document for which no other purpose is specified.
    public static let `default` = CreationIntent(rawValue: "UIDocumentCreationIntentDefault")
  }
}
