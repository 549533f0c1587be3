/// Options that determine which values the observers of a property receive, and when the observers are called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits of the options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called before each change as well. This is not supported, so the observer is called only after the
  /// change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key as a string.
  public let rawValue: String

  /// Creates a key from its name.
  ///
  /// - Parameter rawValue: The name of the key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the kind of the change. The value is a number that is the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key of the value after the change. The dictionary contains it if the options include `new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the value before the change. The dictionary contains it if the options include `old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key of the indexes that changed in a collection, an `IndexSet`. The dictionary contains it if the array of
  /// `mutableArrayValue(forKey:)` was changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key of a Boolean value that indicates whether the observer is called before the change. Tessera's dictionaries never contain it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
