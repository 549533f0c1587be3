/// The task of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies documents that the user picks.
  case `import` = 0
  /// Opens documents at their original location.
  case open = 1
  /// Copies documents of the application to a folder that the user picks.
  case exportToService = 2
  /// Moves documents of the application to a folder that the user picks.
  case moveToService = 3
}
