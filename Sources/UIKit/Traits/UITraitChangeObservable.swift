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
  /// object. The closure can name a superclass of the object, or `Self` in an initializer of a class that is not final.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure that handles the change. Its arguments are the object and its previous traits. It is not called if
  ///     the object does not have the type of the first argument.
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [weak self] previous in
      if let object = self as? Environment { handler(object, previous) }
    }
    (self as? any TraitRegistrar)?.addTraitRegistration(registration)
    return registration
  }

  /// Registers a closure whose first argument has no type, so that it is that of the object. UIKit has no such method.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure that handles the change. Its arguments are the object and its previous traits.
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
  @discardableResult @_disfavoredOverload
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
