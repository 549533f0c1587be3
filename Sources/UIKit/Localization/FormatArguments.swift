import Foundation

// Objects as arguments of formats: `String(format: "%@", view)`, `NSLog("%@", view)`. On iOS all objects can be arguments, and so can
// arrays, dictionaries and sets, which Apple's Foundation bridges to objects (`extension Dictionary: CVarArg` in NSDictionary.swift of its
// Swift overlay). Foundation on Linux allows only strings.

extension NSObject: @retroactive CVarArg {
  /// The address of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSObject: @retroactive _CVarArgObject {
  /// The description of the object, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Array: @retroactive CVarArg {
  /// A null pointer. Formats use `_cVarArgObject` instead.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Array: @retroactive _CVarArgObject {
  /// The description of the array as an NSArray, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }
}

extension Dictionary: @retroactive CVarArg {
  /// A null pointer. Formats use `_cVarArgObject` instead.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Dictionary: @retroactive _CVarArgObject {
  /// The description of the dictionary as an NSDictionary, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDictionary).description) }
}

extension Set: @retroactive CVarArg {
  /// A null pointer. Formats use `_cVarArgObject` instead.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Set: @retroactive _CVarArgObject {
  /// The description of the set as an NSSet, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSSet).description) }
}
