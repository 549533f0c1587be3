import CoreGraphics
import Foundation

/// A group of layer changes. It determines whether the changes are animated implicitly and with which duration, and
/// contains a completion block.
///
/// Transactions can be nested. Outside of explicit transactions there is an implicit one, which ends with the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one, with the values of the current one.
  open class func begin() { TransactionStack.begin() }

  /// Ends the current explicit transaction. Its completion block runs when the animations are over, or immediately if
  /// there are none. Without a matching `begin()` the method does nothing.
  open class func commit() { TransactionStack.commit() }

  /// Ends the implicit transaction, then lays out and draws the visible layer trees. Later changes of their layers can
  /// be animated.
  open class func flush() { RenderLoop.flush() }

  /// Does nothing, because layers are used on the main thread only. The method exists so that code that calls it
  /// compiles.
  open class func lock() {}

  /// Does nothing, because `lock()` does nothing.
  open class func unlock() {}

  /// The duration of implicit animations, in seconds. The default is 0.25.
  ///
  /// - Returns: The duration of the current transaction.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of implicit animations for the current transaction.
  ///
  /// - Parameter dur: The duration in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.duration = dur }

  /// The timing function that replaces that of implicit animations.
  ///
  /// - Returns: The timing function of the current transaction, or nil if animations keep their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }

  /// Sets the timing function of implicit animations for the current transaction.
  ///
  /// - Parameter function: A timing function, or nil if animations keep their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.timingFunction = function
  }

  /// Returns a Boolean value that indicates whether property changes trigger no actions. The default is false.
  ///
  /// - Returns: The value of the current transaction.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

  /// Sets a Boolean value that determines whether property changes in the current transaction trigger no actions.
  ///
  /// - Parameter flag: `true` to change layers without implicit animations.
  open class func setDisableActions(_ flag: Bool) { TransactionStack.current.disablesActions = flag }

  /// The completion block of the current transaction.
  ///
  /// - Returns: The block, or nil if none was set.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completion?.block }

  /// Sets the block that is called once, when all animations that this transaction adds from now on are over or
  /// removed.
  ///
  /// An earlier block of the same transaction waits only for the animations that were added before this call.
  ///
  /// - Parameter block: The completion block, or nil for none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.setCompletion(block) }

  /// Returns a value of the current transaction.
  ///
  /// - Parameter key: One of the `kCATransaction…` keys, or a key of your own. A nested transaction inherits the values
  ///   of the outer one.
  /// - Returns: The value, or nil if there is none.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.value(forKey: key) }

  /// Sets a value of the current transaction.
  ///
  /// - Parameters:
  ///   - anObject: The value, or nil to remove it.
  ///   - key: One of the `kCATransaction…` keys, or a key of your own.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.setValue(anObject, forKey: key)
  }
}

/// The key of `animationDuration()`: a number, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`: a Boolean number.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`: a closure.
public let kCATransactionCompletionBlock = "completionBlock"
