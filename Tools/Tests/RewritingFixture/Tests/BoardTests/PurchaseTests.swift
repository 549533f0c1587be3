import StoreKit
import XCTest

/// Purchases fail, because there is no store. Source of the order: Apple's documentation of `SKPaymentTransactionObserver`, which is
/// told of each purchase that it must finish.
final class PurchaseTests: XCTestCase {
  private let observer = PurchaseObserver()

  override func setUp() {
    super.setUp()
    SKPaymentQueue.default().add(observer)
  }

  override func tearDown() {
    SKPaymentQueue.default().remove(observer)
    super.tearDown()
  }

  func testAPaymentFails() {
    let queue = SKPaymentQueue.default()
    let payment = SKPayment(product: SKProduct())
    let finished = expectation(description: "finished")
    observer.onRemoval = { finished.fulfill() }
    queue.add(payment)
    XCTAssertEqual(observer.log, [], "the observer is told later")
    XCTAssertEqual(queue.transactions.count, 1)
    XCTAssertTrue(queue.transactions.first?.payment === payment)
    wait(for: [finished], timeout: 60)
    XCTAssertEqual(observer.log, ["purchasing", "failed 4", "removed"])
    XCTAssertTrue(observer.isOnMainThread)
    XCTAssertTrue(queue.transactions.isEmpty)
  }

  /// bizz84/SwiftyStoreKit (on GitHub) makes errors of objects. The numbers are those of `SKError.Code` in Apple's headers.
  func testErrors() {
    let error = SKError(
      _nsError: NSError(
        domain: SKErrorDomain, code: SKError.paymentCancelled.rawValue, userInfo: [NSLocalizedDescriptionKey: "no"]))
    XCTAssertEqual(error.code, .paymentCancelled)
    XCTAssertEqual(error.localizedDescription, "no")
    XCTAssertEqual((SKError(.paymentNotAllowed) as NSError).code, 4)
    XCTAssertEqual((SKError(.paymentNotAllowed) as NSError).domain, "SKErrorDomain")
    XCTAssertEqual(SKError.Code.invalidSignature.rawValue, 12)
    XCTAssertEqual(SKError(_nsError: NSError(domain: "other", code: -5, userInfo: nil)).code, .unknown)
  }

  func testErrorsAreCaughtByTheirCodes() {
    func name(_ error: any Error) -> String {
      do {
        throw error
      } catch SKError.paymentCancelled {
        return "cancelled"
      } catch SKError.invalidSignature {
        return "signature"
      } catch {
        return "other"
      }
    }
    XCTAssertEqual(name(SKError(.paymentCancelled)), "cancelled")
    XCTAssertEqual(name(NSError(domain: SKErrorDomain, code: 12, userInfo: nil)), "signature")
    XCTAssertEqual(name(NSError(domain: "other", code: 2, userInfo: nil)), "other")
    XCTAssertEqual(name(SKError(_nsError: NSError(domain: "other", code: 2, userInfo: nil))), "other")
  }

  func testMutablePayments() {
    let payment = SKMutablePayment(product: SKProduct())
    XCTAssertEqual(payment.quantity, 1)
    payment.productIdentifier = "coins"
    payment.quantity = 3
    payment.applicationUsername = "me"
    let copy = payment.copy() as? SKPayment
    XCTAssertEqual(copy?.productIdentifier, "coins")
    XCTAssertEqual(copy?.quantity, 3)
    XCTAssertEqual(copy?.applicationUsername, "me")
    payment.quantity = 4
    XCTAssertEqual(copy?.quantity, 3)
  }

  func testAReceiptIsNotRefreshed() {
    let delegate = RequestDelegate()
    let failed = expectation(description: "failed")
    delegate.onFailure = { failed.fulfill() }
    let request = SKReceiptRefreshRequest(receiptProperties: ["revoked": true])
    request.delegate = delegate
    request.start()
    wait(for: [failed], timeout: 60)
    XCTAssertEqual(delegate.failures, 1)
    XCTAssertEqual(request.receiptProperties?["revoked"] as? Bool, true)
  }

  func testRestoringFails() {
    let failed = expectation(description: "failed")
    observer.onRestoring = { failed.fulfill() }
    SKPaymentQueue.default().restoreCompletedTransactions()
    wait(for: [failed], timeout: 60)
    XCTAssertEqual(observer.log, ["not restored"])
  }

  func testAnObserverThatIsAddedLaterIsToldOfUnfinishedPurchases() {
    let queue = SKPaymentQueue.default()
    let failed = expectation(description: "failed")
    observer.finishes = false
    observer.onFailure = { failed.fulfill() }
    queue.add(SKPayment(product: SKProduct()))
    wait(for: [failed], timeout: 60)
    let finished = expectation(description: "finished")
    let other = PurchaseObserver()
    other.onRemoval = { finished.fulfill() }
    queue.add(other)
    wait(for: [finished], timeout: 60)
    XCTAssertEqual(other.log, ["failed 4", "removed"])
    queue.remove(other)
  }

  func testARequestFailsAfterItHasStarted() {
    let delegate = RequestDelegate()
    let failed = expectation(description: "failed")
    delegate.onFailure = { failed.fulfill() }
    let canceled = SKProductsRequest(productIdentifiers: ["a"])
    canceled.delegate = delegate
    canceled.start()
    canceled.cancel()
    let request = SKProductsRequest(productIdentifiers: ["a"])
    request.delegate = delegate
    request.start()
    XCTAssertEqual(delegate.failures, 0)
    wait(for: [failed], timeout: 60)
    XCTAssertEqual(delegate.failures, 1)
  }
}

private final class PurchaseObserver: NSObject, SKPaymentTransactionObserver {
  var log: [String] = []
  var finishes = true
  var isOnMainThread = true
  var onFailure: (() -> Void)?
  var onRemoval: (() -> Void)?
  var onRestoring: (() -> Void)?

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    isOnMainThread = isOnMainThread && Thread.isMainThread
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchasing: log.append("purchasing")
      case .failed:
        log.append("failed \((transaction.error as? SKError)?.code.rawValue ?? -1)")
        if finishes { queue.finishTransaction(transaction) }
        onFailure?()
      default: log.append("other")
      }
    }
  }
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
    log.append("removed")
    onRemoval?()
  }
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: Error) {
    log.append("not restored")
    onRestoring?()
  }
}

private final class RequestDelegate: NSObject, SKProductsRequestDelegate {
  var failures = 0
  var onFailure: (() -> Void)?

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
  func request(_ request: SKRequest, didFailWithError error: Error) {
    failures += 1
    onFailure?()
  }
}
