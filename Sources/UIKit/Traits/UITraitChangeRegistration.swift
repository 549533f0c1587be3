/// What `registerForTraitChanges` answers: hand it to `unregisterForTraitChanges` to be told no more.
public protocol UITraitChangeRegistration: AnyObject {}
