/// The ways in which a document is shared.
public enum UIActivityCollaborationMode: Int, Sendable {
  /// People receive a copy.
  case sendCopy = 0
  /// People edit the same document. Tessera has no collaborations.
  case collaborate
}
