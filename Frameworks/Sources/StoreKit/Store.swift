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
  /// The time after which a subscription renews itself, which is nil.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The identifier of the group of subscriptions, which is nil.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The lower price for new subscribers, which is nil.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The discounts for earlier subscribers. The array is always empty.
  open var discounts: [SKProductDiscount] { [] }
  /// A Boolean value that indicates whether the product is shared with a family, which is `false`.
  open var isFamilyShareable: Bool { false }
  /// A Boolean value that indicates whether the App Store has content of the product, which is `false`.
  open var isDownloadable: Bool { false }
}

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var target: (any SKRequestDelegate)?
  /// The number of calls of `start()` and `cancel()`.
  private var changes = 0
  /// The delegate. It is not retained.
  open weak var delegate: (any SKRequestDelegate)? {
    get { lock.withLock { target } }
    set { lock.withLock { target = newValue } }
  }
  /// Cancels the request. The delegate is not called.
  open func cancel() { lock.withLock { changes += 1 } }
  /// Begins the request, which fails, because there is no store. The delegate is called on the main thread, after the method
  /// has returned.
  open func start() {
    let change = lock.withLock {
      changes += 1
      return changes
    }
    DispatchQueue.main.async { [self] in
      guard lock.withLock({ changes == change }) else { return }
      delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
    }
  }
}

/// A delegate of a request to the store.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Tells the delegate that a request was successful. It is not called, because all requests fail.
  ///
  /// - Parameter request: The request.
  func requestDidFinish(_ request: SKRequest)
  /// Tells the delegate that a request has failed. It is called on the main thread, after `start()` has returned.
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
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// Creates a request for products.
  ///
  /// - Parameter productIdentifiers: The identifiers of the products. They are ignored.
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// A request for a new receipt of the application. It fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// The properties of the receipt in a test, or nil.
  public let receiptProperties: [String: Any]?

  /// Creates a request for a receipt.
  ///
  /// - Parameter receiptProperties: The properties of the receipt in a test, or nil.
  public init(receiptProperties: [String: Any]? = nil) {
    self.receiptProperties = receiptProperties
    super.init()
  }
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

/// The state of a purchase. It is `purchasing` at first, and then `failed`.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The purchase is in progress.
  case purchasing
  /// The product was bought. It does not occur.
  case purchased
  /// The purchase has failed.
  case failed
  /// An earlier purchase was restored. It does not occur.
  case restored
  /// The purchase awaits a decision of another person. It does not occur.
  case deferred
}

/// An object that is informed of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Tells the observer that purchases have changed. It is called on the main thread.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: The purchases. Each is `purchasing` at first, and then `failed`.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Tells the observer that purchases were finished. It is called on the main thread.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: The purchases that are no longer in the queue.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Tells the observer that earlier purchases could not be restored. It is called on the main thread.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - error: The error, which is `SKError.storeProductNotAvailable`.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Tells the observer that all earlier purchases were restored. It is not called, because restoring fails.
  ///
  /// - Parameter queue: The queue.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Asks the observer whether a purchase that was begun in the App Store continues. It is not called, because there is no App
  /// Store here.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - payment: The request to buy a product.
  ///   - product: The product.
  /// - Returns: A Boolean value that indicates whether the purchase continues.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: The purchases.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - error: The error.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  /// Does nothing.
  ///
  /// - Parameter queue: The queue.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Returns `false`.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - payment: The request to buy a product.
  ///   - product: The product.
  /// - Returns: `false`.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of purchases. Each fails, because nothing can be bought, and remains in the queue until the application finishes it.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private let lock = NSLock()
  private var listeners: [Listener] = []
  private var unfinished: [SKPaymentTransaction] = []

  /// An observer, which is not retained.
  private struct Listener: Sendable {
    nonisolated(unsafe) weak var observer: (any SKPaymentTransactionObserver)?
  }

  /// Returns the queue of the application.
  ///
  /// - Returns: The same queue in every call.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Returns whether the user may buy something.
  ///
  /// - Returns: `false`, because nothing can be bought.
  open class func canMakePayments() -> Bool { false }
  /// The purchases that are not finished, the oldest first.
  open var transactions: [SKPaymentTransaction] { lock.withLock { unfinished } }
  /// The observers of the queue.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { listeners.compactMap(\.observer) }
  }

  /// Adds an observer, which is informed on the main thread of later purchases, and of those that have failed and are not
  /// finished.
  ///
  /// - Parameter observer: The observer. It is not retained. One that was added before is not added again.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    // An observer whose last owner lets it go meanwhile is released behind the lock, because it may then call `remove`.
    let (isNew, others) = lock.withLock {
      let others = listeners.compactMap(\.observer)
      let isNew = !others.contains { $0 === observer }
      listeners = (isNew ? others + [observer] : others).map(Listener.init)
      return (isNew, others)
    }
    withExtendedLifetime(others) {}
    guard isNew else { return }
    let listener = Listener(observer: observer)
    perform { queue in
      let failed = queue.transactions.filter { $0.transactionState == .failed }
      guard !failed.isEmpty, let observer = listener.observer,
        queue.transactionObservers.contains(where: { $0 === observer })
      else { return }
      observer.paymentQueue(queue, updatedTransactions: failed)
    }
  }
  /// Removes an observer.
  ///
  /// - Parameter observer: The observer. One that was not added is ignored.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    let others = lock.withLock {
      let others = listeners.compactMap(\.observer)
      listeners = others.filter { $0 !== observer }.map(Listener.init)
      return others
    }
    withExtendedLifetime(others) {}
  }
  /// Adds a purchase, which fails. The observers are informed on the main thread, after the method has returned.
  ///
  /// - Parameter payment: The request to buy a product.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { unfinished.append(transaction) }
    perform { queue in
      for observer in queue.transactionObservers { observer.paymentQueue(queue, updatedTransactions: [transaction]) }
      queue.perform { queue in
        transaction.fail()
        for observer in queue.transactionObservers { observer.paymentQueue(queue, updatedTransactions: [transaction]) }
      }
    }
  }
  /// Removes a purchase from the queue. The observers are informed on the main thread, after the method has returned.
  ///
  /// - Parameter transaction: The purchase. One that has not failed yet or is not in the queue is ignored.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transaction.transactionState != .purchasing else { return }
    let isRemoved = lock.withLock {
      let count = unfinished.count
      unfinished.removeAll { $0 === transaction }
      return unfinished.count < count
    }
    guard isRemoved else { return }
    perform { queue in
      for observer in queue.transactionObservers { observer.paymentQueue(queue, removedTransactions: [transaction]) }
    }
  }
  /// Tells the observers on the main thread, after the method has returned, that no purchases could be restored.
  open func restoreCompletedTransactions() {
    perform { queue in
      for observer in queue.transactionObservers {
        observer.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable))
      }
    }
  }
  /// Tells the observers on the main thread, after the method has returned, that no purchases could be restored.
  ///
  /// - Parameter username: The user of the application. It is ignored.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// Does nothing, because there are no downloads.
  ///
  /// - Parameter downloads: The downloads.
  open func start(_ downloads: [SKDownload]) {}
  /// Does nothing, because there are no downloads.
  ///
  /// - Parameter downloads: The downloads.
  open func pause(_ downloads: [SKDownload]) {}
  /// Does nothing, because there are no downloads.
  ///
  /// - Parameter downloads: The downloads.
  open func resume(_ downloads: [SKDownload]) {}
  /// Does nothing, because there are no downloads.
  ///
  /// - Parameter downloads: The downloads.
  open func cancel(_ downloads: [SKDownload]) {}

  /// Performs work on the main queue, later.
  private func perform(_ work: @escaping @Sendable (SKPaymentQueue) -> Void) {
    DispatchQueue.main.async { work(self) }
  }
}
