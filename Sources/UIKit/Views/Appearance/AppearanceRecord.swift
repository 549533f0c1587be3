/// The state of a view or a bar item that appearance proxies use: the rule of a proxy, and the values of other objects.
@MainActor package final class AppearanceRecord {
  /// The rule that stores the values that are set on this object, or nil if the object is not a proxy. The rule owns
  /// the object.
  weak var rule: AppearanceRule?
  /// The values that were set on the object itself.
  var ownValues: Set<AppearanceKey> = []
  /// The serial numbers of the values that the object got from proxies, by key.
  var appliedSerials: [AppearanceKey: Int] = [:]

  init() {}
}
