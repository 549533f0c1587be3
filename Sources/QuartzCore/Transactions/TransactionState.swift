import CoreGraphics
import Foundation

/// The values of one transaction, such as the duration of implicit animations.
@MainActor
final class TransactionState {
  var duration: CFTimeInterval = 0.25 { didSet { isChanged = true } }
  var timingFunction: CAMediaTimingFunction? { didSet { isChanged = true } }
  var disablesActions = false { didSet { isChanged = true } }
  private(set) var completion: TransactionCompletion?
  private var customValues: [String: Any] = [:]
  private(set) var isChanged = false

  init() {}

  init(inside outer: TransactionState) {
    duration = outer.duration
    timingFunction = outer.timingFunction
    disablesActions = outer.disablesActions
    customValues = outer.customValues
  }

  func setCompletion(_ block: (() -> Void)?) {
    // The previous block waits only for the animations that were added before.
    completion?.close()
    completion = block.map { TransactionCompletion(block: $0) }
    isChanged = true
    if block != nil { RenderLoop.requestFrameOutsidePass() }
  }

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: duration)
    case kCATransactionDisableActions: NSNumber(value: disablesActions)
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionCompletionBlock: completion?.block
    default: customValues[key]
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: duration = LayerValue(any: value)?.number ?? 0.25
    case kCATransactionDisableActions: disablesActions = (LayerValue(any: value)?.number ?? 0) != 0
    case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletion(value as? () -> Void)
    default:
      customValues[key] = value
      isChanged = true
    }
  }
}
