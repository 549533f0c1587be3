/// An object that records the values of properties that are known by their names: an appearance proxy.
@MainActor protocol NamedValueRecording: AnyObject {
  /// Records the new value of a property.
  func recordValue(_ value: Any, named key: String)
}
