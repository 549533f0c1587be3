import QuartzCore

/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Ends the registration of an observer for trait changes.
  ///
  /// - Parameter registration: The registration to end. Registrations of other objects are ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// A closure that handles a change of traits. Its arguments are the object and its previous traits.
  public typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Registers a closure that is called when any of several traits changes.
  ///
  /// The closure is called once for each update in which a trait has changed. The registration does not retain the
  /// object.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure that handles the change. Its arguments are the object and its previous traits.
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitRegistrar)?.addTraitRegistration(registration)
    return registration
  }

  /// Registers a target whose method is called when any of several traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - target: The object that receives the message. The registration does not retain it.
  ///   - action: The selector of the message. Its arguments are the object and its previous traits.
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    let registration = TraitRegistration(traits: traits) { [weak self, weak receiver] previous in
      guard let self, let receiver else { return }
      _ = action.perform(on: receiver, sender: self, event: previous)
    }
    (self as? any TraitRegistrar)?.addTraitRegistration(registration)
    return registration
  }

  /// Registers a method of this object that is called when any of several traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - action: The selector of the method.
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
