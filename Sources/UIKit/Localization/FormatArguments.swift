import Foundation

// Objects as arguments of formats: `String(format: "%@", number)`. On iOS all objects can be arguments. Foundation on
// Linux allows only strings. Other objects are formatted as their descriptions.

/// An object that can be an argument of a format string.
public protocol _FormatArgument: NSObject, _CVarArgObject {}

extension _FormatArgument {
  /// The description of the object, which replaces `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// The address of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSNumber: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSArray: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSDictionary: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSSet: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSDate: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSURL: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSError: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSNull: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSData: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSUUID: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSAttributedString: _FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {}
