/// The token of a registration for trait changes. Pass it to `unregisterForTraitChanges(_:)` to end the registration.
public protocol UITraitChangeRegistration: AnyObject {}
