import CoreGraphics
import Foundation

/// A group of layer changes. A transaction determines whether and for how long the changes are animated implicitly, and can have a
/// completion block.
///
/// Transactions can be nested. Outside of explicit transactions there is an implicit one, which ends with the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins an explicit transaction inside the current one, and copies the current transaction's values.
  open class func begin() { TransactionStack.begin() }

  /// Ends the current explicit transaction. Its completion block is called when the animations that the transaction
  /// added have ended, or immediately if there are none. The method has no effect without a matching `begin()`.
  open class func commit() { TransactionStack.commit() }

  /// Ends the implicit transaction, then lays out and draws the visible layer trees. Layers that became visible can be
  /// animated afterwards.
  open class func flush() { RenderLoop.flush() }

  /// Does nothing, because layers are used on the main thread only. The method exists so that code for iOS compiles.
  open class func lock() {}

  /// Does nothing, because `lock()` acquires no lock. The method exists so that code for iOS compiles.
  open class func unlock() {}

  /// Returns the duration of implicit animations, in seconds. The default is 0.25.
  ///
  /// - Returns: The duration of the current transaction.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of implicit animations for the current transaction.
  ///
  /// - Parameter dur: The duration in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.duration = dur }

  /// Returns the timing function that replaces the timing functions of implicit animations. The default is nil.
  ///
  /// - Returns: The timing function of the current transaction, or nil if animations use their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }

  /// Sets the timing function of implicit animations for the current transaction.
  ///
  /// - Parameter function: A timing function, or nil if animations use their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.timingFunction = function
  }

  /// Returns a Boolean value that indicates whether property changes run without actions. The default is false.
  ///
  /// - Returns: The value of the current transaction.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

  /// Sets a Boolean value that determines whether property changes in the current transaction run without actions.
  ///
  /// - Parameter flag: `true` to change layers without implicit animations.
  open class func setDisableActions(_ flag: Bool) { TransactionStack.current.disablesActions = flag }

  /// Returns the completion block of the current transaction.
  ///
  /// - Returns: The block, or nil if the transaction has no completion block.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completion?.block }

  /// Sets a block to call once, when all animations that this transaction adds after this call have ended or have been
  /// removed.
  ///
  /// A block that was set earlier in the same transaction waits only for the animations that were added before this
  /// call.
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

/// The key of the `animationDuration()` of a transaction. The value is a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the `disableActions()` of a transaction. The value is a Boolean number.
public let kCATransactionDisableActions = "disableActions"
/// The key of the `animationTimingFunction()` of a transaction. The value is a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the `completionBlock()` of a transaction. The value is a closure.
public let kCATransactionCompletionBlock = "completionBlock"
