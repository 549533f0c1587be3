/// The way in which a document is shared.
public enum UIActivityCollaborationMode: Int, Sendable {
  /// Each person receives a copy of the document.
  case sendCopy = 0
  /// People edit the same document. Tessera has no collaborations.
  case collaborate
}
