import Foundation

// What products of the App Store have. There are no products here, so there are no objects of these classes.

extension SKProduct {
  /// The units of the time after which a subscription renews itself.
  public enum PeriodUnit: UInt, Sendable {
    /// A day.
    case day
    /// A week.
    case week
    /// A month.
    case month
    /// A year.
    case year
  }
}

/// The time after which a subscription renews itself.
open class SKProductSubscriptionPeriod: NSObject {
  /// The number of units.
  public let numberOfUnits: Int
  /// The unit.
  public let unit: SKProduct.PeriodUnit

  init(numberOfUnits: Int, unit: SKProduct.PeriodUnit) {
    self.numberOfUnits = numberOfUnits
    self.unit = unit
    super.init()
  }
}

/// A lower price for some time.
open class SKProductDiscount: NSObject {
  /// The ways in which a lower price is paid.
  public enum PaymentMode: UInt, Sendable {
    /// The price is paid in each period.
    case payAsYouGo
    /// The price is paid once, in advance.
    case payUpFront
    /// The time is free.
    case freeTrial
  }
  /// The people who get a lower price.
  public enum `Type`: UInt, Sendable {
    /// People who subscribe for the first time.
    case introductory
    /// People who subscribe now or have subscribed before.
    case subscription
  }

  /// The price.
  public let price: NSDecimalNumber
  /// The locale of the price.
  public let priceLocale: Locale
  /// The identifier of the offer, or nil.
  public let identifier: String?
  /// The length of a period.
  public let subscriptionPeriod: SKProductSubscriptionPeriod
  /// The number of periods.
  public let numberOfPeriods: Int
  /// The way in which the price is paid.
  public let paymentMode: PaymentMode
  /// The people who get the price.
  public let type: `Type`

  init(price: NSDecimalNumber, locale: Locale, period: SKProductSubscriptionPeriod, mode: PaymentMode, type: `Type`) {
    self.price = price
    priceLocale = locale
    identifier = nil
    subscriptionPeriod = period
    numberOfPeriods = 1
    paymentMode = mode
    self.type = type
    super.init()
  }
}

/// A download of the content of a product from the App Store.
open class SKDownload: NSObject {
  /// The identifier of the content.
  public let contentIdentifier: String
  /// The purchase that the content belongs to.
  public let transaction: SKPaymentTransaction
  /// The part that was downloaded, from 0 to 1.
  open var progress: Float { 0 }
  /// The folder of the content after the download, or nil.
  open var contentURL: URL? { nil }

  init(contentIdentifier: String, transaction: SKPaymentTransaction) {
    self.contentIdentifier = contentIdentifier
    self.transaction = transaction
    super.init()
  }
}
