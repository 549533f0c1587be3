/// The contents of a document that are being written. They are not used elsewhere while that happens.
final class DocumentSnapshot: @unchecked Sendable {
  let contents: Any
  let attributes: [AnyHashable: Any]

  init(contents: Any, attributes: [AnyHashable: Any]) {
    self.contents = contents
    self.attributes = attributes
  }
}
