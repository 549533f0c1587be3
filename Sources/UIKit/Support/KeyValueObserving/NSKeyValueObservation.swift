import Foundation

/// The observation of a property. The observation ends when this object is deallocated or `invalidate()` is called.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (() -> Void)?

  /// Creates an observation that a closure ends.
  ///
  /// - Parameter end: A closure that removes the observer. The closure is called when the observation ends.
  init(end: @escaping () -> Void) { self.end = end }

  deinit { end?() }

  /// Ends the observation. The closure of the observer is released and is not called again.
  public func invalidate() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }
}

/// A change of an observed property: the kind of the change, and the values before and after it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change. The value is always `setting`.
  public let kind: NSKeyValueChange
  /// The new value, if the options request it.
  public let newValue: Value?
  /// The old value, if the options request it. The value is nil in the first call with the option `initial`.
  public let oldValue: Value?
  /// The indexes that changed in a collection. The value is always nil.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the observer is called before the change. The value is always `false`.
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    isPrior = false
  }
}
