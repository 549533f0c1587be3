import Foundation

/// A request to buy a product.
open class SKPayment: NSObject, NSCopying {
  fileprivate var identifier: String
  fileprivate var count = 1
  fileprivate var data: Data?
  fileprivate var user: String?
  fileprivate var asks = false
  fileprivate var discount: SKPaymentDiscount?

  /// Creates a request to buy a product.
  ///
  /// - Parameter product: The product.
  public required init(product: SKProduct) {
    identifier = product.productIdentifier
    super.init()
  }
  /// Creates a request without a product.
  public required override init() {
    identifier = ""
    super.init()
  }

  /// The identifier of the product.
  open var productIdentifier: String { identifier }
  /// The number of products. The default is 1.
  open var quantity: Int { count }
  /// Reserved by Apple. The default is nil.
  open var requestData: Data? { data }
  /// The user of the application, or nil.
  open var applicationUsername: String? { user }
  /// A Boolean value that determines whether another person is asked in a test. The default is `false`.
  open var simulatesAskToBuyInSandbox: Bool { asks }
  /// The offer for earlier subscribers, or nil.
  open var paymentDiscount: SKPaymentDiscount? { discount }

  fileprivate func take(_ other: SKPayment) {
    (identifier, count, data) = (other.identifier, other.count, other.data)
    (user, asks, discount) = (other.user, other.asks, other.discount)
  }

  /// Returns a copy that cannot be changed.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `SKPayment`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = SKPayment()
    result.take(self)
    return result
  }
}

/// A request to buy a product whose properties can be changed.
open class SKMutablePayment: SKPayment, NSMutableCopying {
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }

  /// Returns a copy that can be changed.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `SKMutablePayment`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let result = SKMutablePayment()
    result.take(self)
    return result
  }
}

/// An offer for earlier subscribers, which a server has signed.
open class SKPaymentDiscount: NSObject {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key of the signature.
  public let keyIdentifier: String
  /// The number that the server has made for this use of the offer.
  public let nonce: UUID
  /// The server's signature of the properties of the offer, in Base64.
  public let signature: String
  /// The time of the signature, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the offer.
  ///   - keyIdentifier: The identifier of the key of the signature.
  ///   - nonce: The number that the server has made for this use of the offer.
  ///   - signature: The server's signature of the properties of the offer, in Base64.
  ///   - timestamp: The time of the signature, in milliseconds since 1970.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
    super.init()
  }
}
