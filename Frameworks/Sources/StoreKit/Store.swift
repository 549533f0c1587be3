import UIKit

/// Asks for a review in the App Store. It does nothing, because there is no App Store here.
public enum SKStoreReviewController {
  /// Does nothing, because there is no App Store here.
  public static func requestReview() {}
  /// Does nothing, because there is no App Store here.
  ///
  /// - Parameter windowScene: The scene. It is ignored.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store.
@MainActor public enum AppStore {
  /// Does nothing, because there is no App Store here.
  ///
  /// - Parameter scene: The scene. It is ignored.
  public static func requestReview(in scene: UIWindowScene) {}
}

/// The errors of purchases.
public struct SKError: Error, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// An error of an unknown kind.
    case unknown
    /// The user may not perform the operation.
    case clientInvalid
    /// The user has cancelled a payment.
    case paymentCancelled
    /// A property of a payment is not valid.
    case paymentInvalid
    /// The user may not pay. It is the error of a transaction.
    case paymentNotAllowed
    /// The product is not available. It is the error of a request.
    case storeProductNotAvailable
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error.
  ///
  /// - Parameter code: The kind of the error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static let errorDomain = "SKErrorDomain"
}

/// Something that an application sells.
open class SKProduct: NSObject {
  /// The identifier of the product, which is empty.
  open var productIdentifier: String { "" }
  /// The name of the product, which is empty.
  open var localizedTitle: String { "" }
  /// The description of the product, which is empty.
  open var localizedDescription: String { "" }
  /// The price of the product, which is 0.
  open var price: NSDecimalNumber { 0 }
  /// The locale of the price, which is the current one.
  open var priceLocale: Locale { .current }
}

/// A request to the store.
open class SKRequest: NSObject {
  /// The delegate. It is not retained.
  open weak var delegate: (any SKRequestDelegate)?
  /// Does nothing, because a request ends at once.
  open func cancel() {}
  /// Calls the delegate with an error, because there is no store.
  open func start() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
}

/// A delegate of a request to the store.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Tells the delegate that a request was successful. It is not called, because all requests fail.
  ///
  /// - Parameter request: The request.
  func requestDidFinish(_ request: SKRequest)
  /// Tells the delegate that a request has failed. It is called before `start()` returns.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: The error, which is `storeProductNotAvailable`.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  ///
  /// - Parameter request: The request.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: The error.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for the names and prices of products. It fails.
open class SKProductsRequest: SKRequest {
  /// Creates a request for products.
  ///
  /// - Parameter productIdentifiers: The identifiers of the products. They are ignored.
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// The answer to a request for products. There are none.
open class SKProductsResponse: NSObject {
  /// The products, of which there are none.
  open var products: [SKProduct] { [] }
  /// The identifiers that are not known. The list is empty.
  open var invalidProductIdentifiers: [String] { [] }
}

/// A delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Tells the delegate about products. It is not called, because all requests fail.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: The products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to buy a product.
open class SKPayment: NSObject {
  /// The identifier of the product, which is empty.
  public let productIdentifier: String
  /// Creates a request to buy a product.
  ///
  /// - Parameter product: The product.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// The state of a purchase. It is always `failed`.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The purchase is in progress.
  case purchasing
  /// The product was bought.
  case purchased
  /// The purchase has failed.
  case failed
  /// An earlier purchase was restored.
  case restored
  /// The purchase awaits a decision of another person.
  case deferred
}

/// A purchase. The queue contains none.
open class SKPaymentTransaction: NSObject {
  /// The state, which is `failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The reason for the failure, which is `paymentNotAllowed`.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The request to buy the product, whose identifier is empty.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// The purchase that was restored, which is nil.
  open var original: SKPaymentTransaction? { nil }
  /// The identifier of a purchase that was successful, which is nil.
  open var transactionIdentifier: String? { nil }
}

/// An object that is informed of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Tells the observer that purchases have changed. It is not called, because nothing can be bought.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: The purchases.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The queue of purchases, which is always empty.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  /// Returns the queue of the application.
  ///
  /// - Returns: The same queue in every call.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Returns whether the user may buy something.
  ///
  /// - Returns: `false`, because nothing can be bought.
  open class func canMakePayments() -> Bool { false }
  /// The purchases that are not finished. There are none.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Does nothing, because nothing can be bought.
  ///
  /// - Parameter observer: The observer. It is not stored.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing, because observers are not stored.
  ///
  /// - Parameter observer: The observer. It is not stored.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing, because nothing can be bought. The observers are not informed.
  ///
  /// - Parameter payment: The request to buy a product.
  open func add(_ payment: SKPayment) {}
  /// Does nothing, because there are no purchases.
  ///
  /// - Parameter transaction: The purchase.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Does nothing, because there are no purchases. The observers are not informed.
  open func restoreCompletedTransactions() {}
}
