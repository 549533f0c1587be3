import Foundation

/// A purchase, which fails, because nothing can be bought.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var state = SKPaymentTransactionState.purchasing
  private let request: SKPayment

  init(_ payment: SKPayment) {
    request = payment
    super.init()
  }

  /// Ends the purchase.
  func fail() { lock.withLock { state = .failed } }

  /// The state, which is `failed` after the observers were informed of the purchase.
  open var transactionState: SKPaymentTransactionState { lock.withLock { state } }
  /// The reason for the failure, which is `paymentNotAllowed`, or nil if the purchase has not failed yet.
  open var error: (any Error)? { transactionState == .failed ? SKError(.paymentNotAllowed) : nil }
  /// The request to buy the product.
  open var payment: SKPayment { request }
  /// The purchase that was restored, which is nil.
  open var original: SKPaymentTransaction? { nil }
  /// The identifier of a purchase that was successful, which is nil.
  open var transactionIdentifier: String? { nil }
  /// The time of a purchase that was successful, which is nil.
  open var transactionDate: Date? { nil }
  /// The downloads of the content, of which there are none.
  open var downloads: [SKDownload] { [] }
}
