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

  // MARK: Reading

  /// Returns a value with numbers as `NSNumber`, also within arrays and dictionaries.
  ///
  /// Foundation on Linux returns the numbers of a property list as `Int` and `Double`, so that casts such as `as? [String: Float]`
  /// fail after the program has been started again. An `NSNumber` can be cast to each type that represents its value exactly.
  private static func bridged(_ value: Any) -> Any {
    if let number = value as? NSNumber { return number }
    if let values = value as? [String: Any] { return values.mapValues(bridged) }
    if let values = value as? [Any] { return values.map(bridged) }
    return value
  }

  public override func object(forKey defaultName: String) -> Any? {
    super.object(forKey: defaultName).map(Self.bridged)
  }

  public override func dictionary(forKey defaultName: String) -> [String: Any]? {
    super.dictionary(forKey: defaultName)?.mapValues(Self.bridged)
  }

  public override func array(forKey defaultName: String) -> [Any]? {
    super.array(forKey: defaultName)?.map(Self.bridged)
  }

  public override func url(forKey defaultName: String) -> URL? {
    guard let archive = object(forKey: defaultName) as? Data else { return super.url(forKey: defaultName) }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive) as URL?
  }

  public override func integer(forKey defaultName: String) -> Int {
    (object(forKey: defaultName) as? NSNumber)?.intValue ?? super.integer(forKey: defaultName)
  }

  public override func float(forKey defaultName: String) -> Float {
    (object(forKey: defaultName) as? NSNumber)?.floatValue ?? super.float(forKey: defaultName)
  }

  public override func double(forKey defaultName: String) -> Double {
    (object(forKey: defaultName) as? NSNumber)?.doubleValue ?? super.double(forKey: defaultName)
  }

  public override func bool(forKey defaultName: String) -> Bool {
    (object(forKey: defaultName) as? NSNumber)?.boolValue ?? super.bool(forKey: defaultName)
  }

  // MARK: Writing

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

  /// Stores the path of a file, and another URL as an archive ("the value is archived to an NSData", NSUserDefaults.h). Foundation on
  /// Linux stores the path of all URLs, which is empty for `https://example.org`.
  public override func set(_ url: URL?, forKey defaultName: String) {
    change(defaultName) {
      guard let url else {
        // Foundation's method calls itself without an end.
        super.removeObject(forKey: defaultName)
        return
      }
      if !url.isFileURL,
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
      {
        super.set(archive, forKey: defaultName)
      } else {
        super.set(url, forKey: defaultName)
      }
    }
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
    let observers = KeyValueObservers.existing(for: self)
    let oldValue = observers.flatMap { _ in object(forKey: key) }
    storage[Self.depthKey] = 1
    body()
    storage[Self.depthKey] = 0
    observers?.notify(key, oldValue, object(forKey: key))
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
