/// The identity of a value that a proxy stores: a property, or a method with the arguments that identify a value.
struct AppearanceKey: Hashable {
  /// The property. It is nil for a method, and for a property of which only the name is known.
  private let path: AnyKeyPath?
  private let member: String
  private let arguments: [AnyHashable]

  init(path: AnyKeyPath) {
    self.path = path
    member = ""
    arguments = []
  }

  init(member: String, arguments: [AnyHashable] = []) {
    path = nil
    self.member = member
    self.arguments = arguments
  }
}
