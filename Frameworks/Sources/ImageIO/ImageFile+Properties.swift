import Foundation

extension ImageFile {
  /// The properties of the whole file, or nil if there is no image.
  var properties: [AnyHashable: Any]? {
    guard !frames.isEmpty else { return nil }
    var result: [AnyHashable: Any] = [kCGImagePropertyFileSize: NSNumber(value: reader.count)]
    if let animation {
      var values: [AnyHashable: Any] = [
        "CanvasPixelWidth": NSNumber(value: width), "CanvasPixelHeight": NSNumber(value: height),
      ]
      // Without the extension of Netscape, a GIF file is displayed once.
      if format != .gif || loopCount != nil { values["LoopCount"] = NSNumber(value: loopCount ?? 1) }
      if format == .gif { values["HasGlobalColorMap"] = dictionaries["{GIF}"]?["HasGlobalColorMap"] }
      result[animation.name] = values
    }
    return result
  }

  /// The properties of an image, or nil if there is no such image.
  func properties(ofFrame number: Int) -> [AnyHashable: Any]? {
    guard frames.indices.contains(number) else { return nil }
    let frame = frames[number]
    var result: [AnyHashable: Any] = [
      kCGImagePropertyPixelWidth: NSNumber(value: width), kCGImagePropertyPixelHeight: NSNumber(value: height),
      kCGImagePropertyDepth: NSNumber(value: depth), kCGImagePropertyColorModel: colorModel,
    ]
    if format != .jpeg { result[kCGImagePropertyHasAlpha] = hasAlpha }
    if orientation != 1 || dictionaries["{TIFF}"]?["Orientation"] != nil {
      result[kCGImagePropertyOrientation] = NSNumber(value: orientation)
    }
    if let resolution {
      result[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
      result[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
    }
    if let profileName { result[kCGImagePropertyProfileName] = profileName }
    for (name, values) in dictionaries where !values.isEmpty {
      result[name] = Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value) })
    }
    if let animation {
      var values = dictionaries[animation.name] ?? [:]
      values["HasGlobalColorMap"] = nil
      values["DelayTime"] = NSNumber(value: max(animation.shortestDelay, frame.delay))
      values["UnclampedDelayTime"] = NSNumber(value: frame.delay)
      if let loopCount, format == .gif { values["LoopCount"] = NSNumber(value: loopCount) }
      result[animation.name] = Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value) })
    }
    return result
  }
}
