/// The contents of a document that are being written on another thread. No other code uses them until the write ends.
final class DocumentSnapshot: @unchecked Sendable {
  let contents: Any
  let attributes: [AnyHashable: Any]

  init(contents: Any, attributes: [AnyHashable: Any]) {
    self.contents = contents
    self.attributes = attributes
  }
}
