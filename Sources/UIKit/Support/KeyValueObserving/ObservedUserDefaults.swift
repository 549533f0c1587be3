import Foundation

/// User defaults that notify observers of changes, as on iOS. The class is specific to Tessera. Where code creates a `UserDefaults`
/// object, `tessera` replaces the class with this one.
///
/// Foundation on Linux neither posts `UserDefaults.didChangeNotification` nor calls key-value observers.
public final class ObservedUserDefaults: UserDefaults {
  // The methods of user defaults may be called on any thread.
  nonisolated(unsafe) private static let shared = ObservedUserDefaults(suiteName: nil)

  /// The shared defaults of the application, which notify observers of changes.
  public override class var standard: UserDefaults { shared ?? UserDefaults.standard }

  public override func set(_ value: Any?, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  public override func set(_ value: Int, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  public override func set(_ value: Float, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  public override func set(_ value: Double, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  public override func set(_ value: Bool, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  public override func set(_ url: URL?, forKey defaultName: String) {
    change(defaultName) { super.set(url, forKey: defaultName) }
  }

  public override func removeObject(forKey defaultName: String) {
    change(defaultName) { super.removeObject(forKey: defaultName) }
  }

  /// The key of a thread's flag that is 1 while a setter runs on the thread. Foundation's setters call each other, and only the outermost
  /// call notifies observers.
  private static let depthKey = "Tessera.UserDefaults.depth"

  private func change(_ key: String, _ body: () -> Void) {
    let storage = Thread.current.threadDictionary
    let depth = storage[Self.depthKey] as? Int ?? 0
    guard depth == 0 else { return body() }
    let oldValue = object(forKey: key)
    storage[Self.depthKey] = 1
    body()
    storage[Self.depthKey] = 0
    KeyValueObservers.existing(for: self)?.notify(key, oldValue, object(forKey: key))
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
