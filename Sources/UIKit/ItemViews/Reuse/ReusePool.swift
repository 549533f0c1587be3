import Foundation
import RuntimeInterface

/// The registered classes and the reusable views of an item view, by reuse key.
///
/// Reusable views remain subviews of their item view, hidden, so that reusing one does not change its window.
@MainActor
final class ReusePool<Key: Hashable, View: UIView> {
  /// The class and the reusable views of one key. A reference type, so that views are added and removed without copying
  /// a dictionary entry.
  @MainActor
  private final class Pile {
    let key: Key
    @exclusivity(unchecked) var viewClass: View.Type?
    @exclusivity(unchecked) var views: [View] = []

    init(key: Key) { self.key = key }

    func drop() {
      for view in views { view.removeFromSuperview() }
      views = []
    }
  }

  @exclusivity(unchecked) private var piles: [Key: Pile] = [:]
  /// The entry that was used last: successive cells are mostly of one kind, and hashing an identifier takes longer than
  /// the rest.
  @exclusivity(unchecked) private var last: Pile?

  private func knownPile(_ key: Key) -> Pile? {
    if let last, last.key == key { return last }
    guard let found = piles[key] else { return nil }
    last = found
    return found
  }

  private func pile(_ key: Key) -> Pile {
    if let known = knownPile(key) { return known }
    let made = Pile(key: key)
    piles[key] = made
    last = made
    return made
  }

  // MARK: Classes

  /// Returns the class that is registered for a key, or `nil`.
  func viewClass(for key: Key) -> View.Type? { knownPile(key)?.viewClass }

  /// Registers a class, or removes a registration, and discards the reusable views of the key.
  ///
  /// - Parameters:
  ///   - viewClass: The class, or `nil` to remove the registration. A class of a wrong kind is reported and not
  ///     registered.
  ///   - key: The reuse key.
  ///   - base: The class that it must be or inherit from.
  ///   - identifier: The reuse identifier for the report.
  ///   - owner: The item view for the report.
  ///   - accepts: A closure that returns whether a class inherits from `base`.
  func register(
    _ viewClass: AnyClass?, for key: Key, as base: View.Type = View.self, identifier: String, in owner: UIView,
    accepts: (View.Type) -> Bool = { _ in true }
  ) {
    let pile = pile(key)
    pile.drop()
    guard let viewClass else {
      pile.viewClass = nil
      return
    }
    guard let known = viewClass as? View.Type, accepts(known) else {
      Misuse.report("\(viewClass) cannot be registered with \(owner) for “\(identifier)”: it is not a \(base)")
      return
    }
    pile.viewClass = known
  }

  /// Sets the class of a key. Reusable views of another class are discarded.
  func setClass(_ viewClass: View.Type, for key: Key) {
    let pile = pile(key)
    guard pile.viewClass != viewClass else { return }
    if pile.viewClass != nil { pile.drop() }
    pile.viewClass = viewClass
  }

  // MARK: Views

  /// Keeps a view for reuse.
  func put(_ view: View, for key: Key) { pile(key).views.append(view) }

  /// Removes a reusable view. Views of another class than the registered one, which may have changed while they were on
  /// screen, are discarded.
  ///
  /// - Returns: The view that was added last, or `nil` if there is none.
  func take(_ key: Key) -> View? {
    guard let pile = knownPile(key) else { return nil }
    while let view = pile.views.popLast() {
      if let wanted = pile.viewClass, type(of: view) != wanted {
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
  var count: Int { piles.values.reduce(0) { $0 + $1.views.count } }
}
