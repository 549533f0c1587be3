import CoreGraphics
import Foundation

/// A group of layer changes that belong together: how long their implicit animations take, whether there are any, and
/// what to call when all of them are over. Transactions nest; outside of any there is an implicit one, which ends with
/// the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one, whose values it takes over.
  open class func begin() { TransactionStack.begin() }

  /// Ends the current explicit transaction. Its completion block runs as soon as its animations are over; at once if
  /// there are none.
  open class func commit() { TransactionStack.commit() }

  /// Ends the implicit transaction: layers that are in a shown tree count as shown from here on.
  open class func flush() { RenderLoop.flush() }

  /// Locks nothing: layers are used on the main thread only. Kept so that code which locks compiles.
  open class func lock() {}

  /// Unlocks nothing.
  open class func unlock() {}

  /// The duration of implicit animations, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of implicit animations for the current transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.duration = dur }

  /// The curve that implicit animations take instead of their own, or nil.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }

  /// Sets the curve of implicit animations for the current transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.timingFunction = function
  }

  /// Whether property changes look for no actions. Default false.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

  /// Sets whether property changes of the current transaction look for no actions.
  open class func setDisableActions(_ flag: Bool) { TransactionStack.current.disablesActions = flag }

  /// The block that was set in the current transaction.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completion?.block }

  /// Sets what is called once when all animations that this transaction adds from here on are over or removed.
  open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.setCompletion(block) }

  /// A value of the current transaction: one of `kCATransaction…`, or one's own; inner transactions see outer values.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.value(forKey: key) }

  /// Sets a value of the current transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.setValue(anObject, forKey: key)
  }
}

/// The key of `animationDuration()`: a number, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`: a flag.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`: a closure.
public let kCATransactionCompletionBlock = "completionBlock"
