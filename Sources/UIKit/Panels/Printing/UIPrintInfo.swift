import Foundation

/// The properties of a print job: its name, the kind of content, the orientation and the printer.
open class UIPrintInfo: NSObject, NSCopying, NSCoding {
  /// The kind of content to print.
  public enum OutputType: Int, Sendable {
    /// Text, graphics and pictures in color.
    case general = 0
    /// Pictures in color.
    case photo
    /// Text and graphics in shades of gray.
    case grayscale
    /// Pictures in shades of gray.
    case photoGrayscale
  }

  /// The orientation of the pages.
  public enum Orientation: Int, Sendable {
    /// Pages are higher than wide.
    case portrait = 0
    /// Pages are wider than high.
    case landscape
  }

  /// The way of printing on both sides of the paper.
  public enum Duplex: Int, Sendable {
    /// The pages are printed on one side of the paper.
    case none = 0
    /// Both sides are printed on, and the pages are turned along the long edge.
    case longEdge
    /// Both sides are printed on, and the pages are turned along the short edge.
    case shortEdge
  }

  /// The name of the print job. The default is the name of the application.
  open var jobName: String
  /// The name of the printer that is initially selected, or nil for the user's default. After printing, the value is
  /// the name of the printer that was used. The default is nil.
  open var printerID: String?
  /// The kind of the content. The default is `general`.
  open var outputType = OutputType.general
  /// The orientation of the pages. The default is `portrait`.
  open var orientation = Orientation.portrait
  /// The way of printing on both sides of the paper. The default is `none`.
  open var duplex = Duplex.none

  /// Creates an object with the default values.
  public override init() {
    jobName =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    super.init()
  }

  /// Returns an object with the default values.
  ///
  /// - Returns: A new object.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Creates an object from the dictionary representation of another object.
  ///
  /// - Parameter dictionary: The value of `dictionaryRepresentation`. Values that are missing have their defaults. If the
  ///   dictionary is nil, all values have their defaults.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    guard let dictionary else { return }
    if let name = dictionary[Key.jobName] as? String { jobName = name }
    printerID = dictionary[Key.printerID] as? String
    func number(_ key: String) -> Int? { dictionary[key] as? Int ?? (dictionary[key] as? NSNumber)?.intValue }
    outputType = number(Key.outputType).flatMap(OutputType.init) ?? .general
    orientation = number(Key.orientation).flatMap(Orientation.init) ?? .portrait
    duplex = number(Key.duplex).flatMap(Duplex.init) ?? .none
  }

  /// Creates print information from data in an unarchiver. Missing values have their defaults.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required convenience init?(coder: NSCoder) {
    self.init()
    if let name = coder.decodeObject(of: NSString.self, forKey: Key.jobName) { jobName = name.description }
    printerID = coder.decodeObject(of: NSString.self, forKey: Key.printerID)?.description
    outputType = OutputType(rawValue: coder.decodeInteger(forKey: Key.outputType)) ?? .general
    orientation = Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .portrait
    duplex = Duplex(rawValue: coder.decodeInteger(forKey: Key.duplex)) ?? .none
  }

  private enum Key {
    static let jobName = "UIPrintInfoJobName"
    static let printerID = "UIPrintInfoPrinterID"
    static let outputType = "UIPrintInfoOutputType"
    static let orientation = "UIPrintInfoOrientation"
    static let duplex = "UIPrintInfoDuplex"
  }

  /// The values as a dictionary of strings and numbers.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [
      Key.jobName: jobName, Key.outputType: outputType.rawValue, Key.orientation: orientation.rawValue,
      Key.duplex: duplex.rawValue,
    ]
    if let printerID { result[Key.printerID] = printerID }
    return result
  }

  /// Writes the values to an archiver.
  ///
  /// - Parameter coder: The archiver to write to.
  open func encode(with coder: NSCoder) {
    coder.encode(jobName as NSString, forKey: Key.jobName)
    if let printerID { coder.encode(printerID as NSString, forKey: Key.printerID) }
    coder.encode(outputType.rawValue, forKey: Key.outputType)
    coder.encode(orientation.rawValue, forKey: Key.orientation)
    coder.encode(duplex.rawValue, forKey: Key.duplex)
  }

  /// Returns a copy with the same values.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
