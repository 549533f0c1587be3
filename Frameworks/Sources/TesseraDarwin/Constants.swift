// Constants and types of Core Foundation, Dispatch and Mac OS that Foundation exports on iOS.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// The result of a function of Apple's older frameworks; 0 is success.
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public let noErr: OSStatus = 0

public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

// The keys of Info.plist. On iOS they are of type `CFString!`; `key as String` is valid here, too.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
