/// An object that records the values of properties that are known by their names: an appearance proxy.
@MainActor protocol NamedValueRecording: AnyObject {
  /// Records the value that was set for the property with the name `key`.
  func recordValue(_ value: Any, named key: String)
}
