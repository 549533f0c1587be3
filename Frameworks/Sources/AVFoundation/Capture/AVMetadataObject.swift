import Foundation

/// An object that was recognized in the pictures of a camera. There are no cameras in Tessera, so no code creates an object of this
/// class.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds of objects that are recognized in pictures.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind.
    ///
    /// - Parameter rawValue: The name of the kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QR codes.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Aztec codes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Data Matrix codes.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// PDF417 codes.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// Micro QR codes.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// MicroPDF417 codes.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// EAN-13 codes, also of UPC-A.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// EAN-8 codes.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// UPC-E codes.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Interleaved 2 of 5 codes.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// ITF-14 codes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Codabar codes.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// GS1 DataBar codes.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// GS1 DataBar Expanded codes.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    /// GS1 DataBar Limited codes.
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    /// Faces.
    public static let face = ObjectType(rawValue: "face")
    /// Upper bodies of humans.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// Bodies of humans.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// Cats.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// Dogs.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// Conspicuous objects.
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }

  /// The kind of the object.
  public let type: ObjectType
  /// The time of the picture.
  public let time: CMTime
  /// The length of time for which the object is visible.
  public let duration: CMTime
  /// The bounds of the object in the picture, as parts of its width and height.
  public let bounds: CGRect

  init(type: ObjectType, time: CMTime, duration: CMTime, bounds: CGRect) {
    (self.type, self.time, self.duration, self.bounds) = (type, time, duration, bounds)
    super.init()
  }
}

/// A code with bars or a pattern that was recognized in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The corners of the code in the picture, as parts of its width and height.
  public let corners: [CGPoint]
  /// The text of the code, or nil if it contains no text.
  public let stringValue: String?

  init(type: ObjectType, time: CMTime, bounds: CGRect, corners: [CGPoint], stringValue: String?) {
    (self.corners, self.stringValue) = (corners, stringValue)
    super.init(type: type, time: time, duration: .invalid, bounds: bounds)
  }
}

/// A face that was recognized in a picture.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// A number by which the face is recognized in following pictures.
  public let faceID: Int
  /// A Boolean value that indicates whether the angle of the face's roll is known.
  public let hasRollAngle: Bool
  /// The angle by which the face is inclined to a shoulder, in degrees.
  public let rollAngle: CGFloat
  /// A Boolean value that indicates whether the angle of the face's yaw is known.
  public let hasYawAngle: Bool
  /// The angle by which the face is turned to a side, in degrees.
  public let yawAngle: CGFloat

  init(faceID: Int, rollAngle: CGFloat?, yawAngle: CGFloat?, time: CMTime, bounds: CGRect) {
    self.faceID = faceID
    (hasRollAngle, self.rollAngle) = (rollAngle != nil, rollAngle ?? 0)
    (hasYawAngle, self.yawAngle) = (yawAngle != nil, yawAngle ?? 0)
    super.init(type: .face, time: time, duration: .invalid, bounds: bounds)
  }
}
