import UIKit

/// Asks for a review in the App Store. It does nothing, because there is no App Store here.
public enum SKStoreReviewController {
  public static func requestReview() {}
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store.
@MainActor public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) {}
}

/// The errors of purchases.
public struct SKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "SKErrorDomain"
}

/// Something that an application sells.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
}

/// A request to the store.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  open func cancel() {}
  /// Calls the delegate with an error, because there is no store.
  open func start() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) { super.init() }
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The queue of purchases, which is always empty.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  /// Returns `false`, because nothing can be bought.
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
