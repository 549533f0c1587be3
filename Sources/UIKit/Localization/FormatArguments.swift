import Foundation

// Objects as arguments of formats: `String(format: "%@", view)`, `NSLog("%@", view)`. On iOS all objects can be arguments.
// Foundation on Linux allows only strings.

extension NSObject: @retroactive CVarArg {
  /// The address of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSObject: @retroactive _CVarArgObject {
  /// The description of the object, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
