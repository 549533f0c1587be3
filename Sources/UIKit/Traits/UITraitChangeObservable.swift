import QuartzCore

/// Something whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Ends a registration; one of another object is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Called with the object and its previous traits.
  public typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls `handler` whenever one of `traits` changed, during the update, once for each change. The object is not kept
  /// alive by it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitRegistrar)?.keep(registration)
    return registration
  }

  /// Sends `action` to `target` (not kept alive), with the object and its previous traits, whenever one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    let registration = TraitRegistration(traits: traits) { [weak self, weak receiver] previous in
      guard let self, let receiver else { return }
      _ = action.perform(on: receiver, sender: self, event: previous)
    }
    (self as? any TraitRegistrar)?.keep(registration)
    return registration
  }

  /// Sends `action` to this object whenever one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
