import Foundation
import RuntimeInterface

/// The registered classes and the reusable views of a table or collection view, by reuse key.
///
/// Reusable views remain hidden subviews of the view, so that their window does not change when they are reused.
@MainActor
final class ReusePool<Key: Hashable, View: UIView> {
  /// The registered class and the reusable views of one key. The entry is a class, so that views can be added and
  /// removed without copying it.
  @MainActor
  private final class PoolEntry {
    let key: Key
    @exclusivity(unchecked) var viewClass: View.Type?
    /// A closure that creates a view from a nib or a prototype, or `nil` if a class is registered.
    @exclusivity(unchecked) var makeView: (() -> View?)?
    @exclusivity(unchecked) var views: [View] = []

    init(key: Key) { self.key = key }

    func drop() {
      for view in views { view.removeFromSuperview() }
      views = []
    }
  }

  @exclusivity(unchecked) private var poolEntries: [Key: PoolEntry] = [:]
  /// The entry that was last used. Successive cells usually have the same key, and hashing the identifier takes longer
  /// than the rest of a lookup.
  @exclusivity(unchecked) private var lastEntry: PoolEntry?

  private func existingEntry(_ key: Key) -> PoolEntry? {
    if let lastEntry, lastEntry.key == key { return lastEntry }
    guard let entry = poolEntries[key] else { return nil }
    lastEntry = entry
    return entry
  }

  private func poolEntry(_ key: Key) -> PoolEntry {
    if let existingEntry = existingEntry(key) { return existingEntry }
    let entry = PoolEntry(key: key)
    poolEntries[key] = entry
    lastEntry = entry
    return entry
  }

  // MARK: Classes

  /// Returns the class that is registered for a key, or `nil` if there is none.
  func viewClass(for key: Key) -> View.Type? { existingEntry(key)?.viewClass }

  /// Returns the closure that creates the views of a key from a nib or a prototype, or `nil` if there is none.
  func viewMaker(for key: Key) -> (() -> View?)? { existingEntry(key)?.makeView }

  /// Registers a nib or a prototype for a key. The reusable views of the key are discarded if they were created from a class.
  ///
  /// - Parameters:
  ///   - key: The reuse key.
  ///   - makeView: A closure that creates a view. If it returns `nil`, it has reported an error.
  func register(for key: Key, makeView: @escaping () -> View?) {
    let poolEntry = poolEntry(key)
    if poolEntry.makeView == nil { poolEntry.drop() }
    poolEntry.viewClass = nil
    poolEntry.makeView = makeView
  }

  /// Registers a class for a key or removes the registration.
  ///
  /// The reusable views of the key are discarded, unless the same class was registered before. Many applications register a class
  /// each time they dequeue a view.
  ///
  /// - Parameters:
  ///   - viewClass: The class, or `nil` to remove the registration. If it does not inherit from `base`, an error is
  ///     reported and it is not registered.
  ///   - key: The reuse key.
  ///   - base: The required base class.
  ///   - identifier: The reuse identifier, for the error message.
  ///   - owner: The view, for the error message.
  ///   - accepts: A closure that returns whether a class inherits from `base`.
  func register(
    _ viewClass: AnyClass?, for key: Key, as base: View.Type = View.self, identifier: String, in owner: UIView,
    accepts: (View.Type) -> Bool = { _ in true }
  ) {
    let poolEntry = poolEntry(key)
    if let viewClass, let oldClass = poolEntry.viewClass, viewClass == oldClass { return }
    poolEntry.drop()
    poolEntry.makeView = nil
    guard let viewClass else {
      poolEntry.viewClass = nil
      return
    }
    guard let viewType = viewClass as? View.Type, accepts(viewType) else {
      Diagnostics.report("\(viewClass) cannot be registered with \(owner) for “\(identifier)”: it is not a \(base)")
      return
    }
    poolEntry.viewClass = viewType
  }

  /// Sets the class of a key. Reusable views of a different class are discarded.
  func setClass(_ viewClass: View.Type, for key: Key) {
    let poolEntry = poolEntry(key)
    guard poolEntry.viewClass != viewClass else { return }
    if poolEntry.viewClass != nil { poolEntry.drop() }
    poolEntry.viewClass = viewClass
  }

  // MARK: Views

  /// Adds a view to the reusable views of a key. `dequeue(_:)` returns the view that was added last.
  func put(_ view: View, for key: Key) { poolEntry(key).views.append(view) }

  /// Removes a reusable view from the pool. Views of a class other than the registered one are discarded, because the
  /// registration may have changed while they were on screen.
  ///
  /// - Returns: The view that was last added, or `nil` if there is none.
  func dequeue(_ key: Key) -> View? {
    guard let poolEntry = existingEntry(key) else { return nil }
    while let view = poolEntry.views.popLast() {
      if let viewClass = poolEntry.viewClass, type(of: view) != viewClass {
        view.removeFromSuperview()
        continue
      }
      return view
    }
    return nil
  }

  /// The number of reusable views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  var count: Int { poolEntries.values.reduce(0) { $0 + $1.views.count } }
}
