/// The names of the tags in dictionaries of properties. Sources: TIFF 6.0, EXIF 2.32, and the constants of Apple's
/// "CGImageProperties.h".
enum TagNames {
  static let tiff: [Int: String] = [
    0x0103: "Compression", 0x0106: "PhotometricInterpretation", 0x010D: "DocumentName", 0x010E: "ImageDescription",
    0x010F: "Make", 0x0110: "Model", 0x0112: "Orientation", 0x011A: "XResolution", 0x011B: "YResolution",
    0x0128: "ResolutionUnit", 0x0131: "Software", 0x0132: "DateTime", 0x013B: "Artist", 0x013C: "HostComputer",
    0x013E: "WhitePoint", 0x013F: "PrimaryChromaticities", 0x8298: "Copyright",
  ]

  static let exif: [Int: String] = [
    0x829A: "ExposureTime", 0x829D: "FNumber", 0x8822: "ExposureProgram", 0x8824: "SpectralSensitivity",
    0x8827: "ISOSpeedRatings", 0x8830: "SensitivityType", 0x8832: "RecommendedExposureIndex", 0x9000: "ExifVersion",
    0x9003: "DateTimeOriginal", 0x9004: "DateTimeDigitized", 0x9010: "OffsetTime", 0x9011: "OffsetTimeOriginal",
    0x9012: "OffsetTimeDigitized", 0x9101: "ComponentsConfiguration", 0x9102: "CompressedBitsPerPixel",
    0x9201: "ShutterSpeedValue", 0x9202: "ApertureValue", 0x9203: "BrightnessValue", 0x9204: "ExposureBiasValue",
    0x9205: "MaxApertureValue", 0x9206: "SubjectDistance", 0x9207: "MeteringMode", 0x9208: "LightSource",
    0x9209: "Flash", 0x920A: "FocalLength", 0x9214: "SubjectArea", 0x9286: "UserComment", 0x9290: "SubsecTime",
    0x9291: "SubsecTimeOriginal", 0x9292: "SubsecTimeDigitized", 0xA000: "FlashPixVersion", 0xA001: "ColorSpace",
    0xA002: "PixelXDimension", 0xA003: "PixelYDimension", 0xA20E: "FocalPlaneXResolution",
    0xA20F: "FocalPlaneYResolution", 0xA210: "FocalPlaneResolutionUnit", 0xA214: "SubjectLocation",
    0xA215: "ExposureIndex", 0xA217: "SensingMethod", 0xA300: "FileSource", 0xA301: "SceneType",
    0xA401: "CustomRendered", 0xA402: "ExposureMode", 0xA403: "WhiteBalance", 0xA404: "DigitalZoomRatio",
    0xA405: "FocalLenIn35mmFilm", 0xA406: "SceneCaptureType", 0xA407: "GainControl", 0xA408: "Contrast",
    0xA409: "Saturation", 0xA40A: "Sharpness", 0xA40C: "SubjectDistRange", 0xA420: "ImageUniqueID",
    0xA430: "CameraOwnerName", 0xA431: "BodySerialNumber", 0xA432: "LensSpecification", 0xA433: "LensMake",
    0xA434: "LensModel", 0xA435: "LensSerialNumber",
  ]

  static let position: [Int: String] = [
    0: "GPSVersion", 1: "LatitudeRef", 2: "Latitude", 3: "LongitudeRef", 4: "Longitude", 5: "AltitudeRef",
    6: "Altitude", 7: "TimeStamp", 8: "Satellites", 9: "Status", 10: "MeasureMode", 11: "DOP", 12: "SpeedRef",
    13: "Speed", 14: "TrackRef", 15: "Track", 16: "ImgDirectionRef", 17: "ImgDirection", 18: "MapDatum",
    23: "DestBearingRef", 24: "DestBearing", 29: "DateStamp", 31: "HPositioningError",
  ]

  /// The tags whose value is an array even if it has one element.
  static let arrays: Set<Int> = [0x8827, 0x9101, 0x9214, 0xA214, 0xA432]

  /// The number of a tag of the camera's directory that a destination writes, and the type of its value.
  static func written(_ name: String, _ names: [Int: String]) -> (tag: Int, type: Int)? {
    guard let tag = names.first(where: { $0.value == name })?.key else { return nil }
    let types: [Int: Int] = [
      0x010D: 2, 0x010E: 2, 0x010F: 2, 0x0110: 2, 0x0112: 3, 0x011A: 5, 0x011B: 5, 0x0128: 3, 0x0131: 2, 0x0132: 2,
      0x013B: 2, 0x013C: 2, 0x8298: 2, 0x829A: 5, 0x829D: 5, 0x8822: 3, 0x8827: 3, 0x9003: 2, 0x9004: 2, 0x9010: 2,
      0x9011: 2, 0x9012: 2, 0x9201: 10, 0x9202: 5, 0x9203: 10, 0x9204: 10, 0x9205: 5, 0x9206: 5, 0x9207: 3, 0x9208: 3,
      0x9209: 3, 0x920A: 5, 0x9286: 7, 0x9290: 2, 0x9291: 2, 0x9292: 2, 0xA001: 3, 0xA002: 4, 0xA003: 4, 0xA217: 3,
      0xA401: 3, 0xA402: 3, 0xA403: 3, 0xA404: 5, 0xA405: 3, 0xA406: 3, 0xA407: 3, 0xA408: 3, 0xA409: 3, 0xA40A: 3,
      0xA420: 2, 0xA430: 2, 0xA431: 2, 0xA433: 2, 0xA434: 2, 0xA435: 2,
    ]
    let positionTypes: [Int: Int] = [
      1: 2, 2: 5, 3: 2, 4: 5, 5: 1, 6: 5, 12: 2, 13: 5, 14: 2, 15: 5, 16: 2, 17: 5, 18: 2, 29: 2,
    ]
    return (names == position ? positionTypes[tag] : types[tag]).map { (tag, $0) }
  }
}
