import Foundation
import RuntimeInterface

/// The classes that identifiers stand for, and the views that wait to be used again: one pile for each key.
///
/// Waiting views stay subviews of their item view, hidden, so that taking one costs no change of window.
@MainActor
final class ReusePool<Key: Hashable, View: UIView> {
  /// What is known of one key. An object: views are put on and taken off it without a copy of the dictionary's entry.
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
  /// The pile that was used last: cell after cell is of one kind, and hashing an identifier takes longer than the rest.
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

  /// The class that a key stands for, or nil. O(1).
  func viewClass(for key: Key) -> View.Type? { knownPile(key)?.viewClass }

  /// Registers a class, or with nil takes the registration back. Views that wait are dropped.
  ///
  /// - Parameters:
  ///   - viewClass: The class. One that is not of the wanted kind is reported, and changes nothing else.
  ///   - key: What it is registered for.
  ///   - base: The class that it has to be, or to inherit from.
  ///   - identifier: The identifier, for the report.
  ///   - owner: The item view, for the report.
  ///   - accepts: Returns whether a class inherits from `base`.
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
      Misuse.report("\(viewClass) cannot be registered with \(owner) for “\(identifier)”: it is no \(base)")
      return
    }
    pile.viewClass = known
  }

  /// Names the class that a key stands for; views of another class that wait are dropped.
  func setClass(_ viewClass: View.Type, for key: Key) {
    let pile = pile(key)
    guard pile.viewClass != viewClass else { return }
    if pile.viewClass != nil { pile.drop() }
    pile.viewClass = viewClass
  }

  // MARK: Views

  /// Keeps a view for its next use. O(1).
  func put(_ view: View, for key: Key) { pile(key).views.append(view) }

  /// Takes out a waiting view, of the registered class where there is one: another class may have been registered while the
  /// view was on screen. O(1).
  ///
  /// - Returns: The view that was put in last, or nil.
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

  /// How many views wait. O(keys).
  var count: Int { piles.values.reduce(0) { $0 + $1.views.count } }
}
