#ifndef TESSERA_INIT_DISPATCH_H
#define TESSERA_INIT_DISPATCH_H

#include <stdint.h>

// Functions that call designated initializers of classes which are known only at run time.
//
// Swift rejects `cellClass.init(frame:)` unless the initializer is `required`. A `required` initializer would force
// every subclass to declare `required init(frame:)`, but code for iOS declares `override init(frame:)`. However, the
// designated initializer of an open class has a vtable entry. These functions find it with the Swift runtime and call
// it.
//
// `metatype` is the metadata of the class. The result is a reference that the caller owns (+1).

/// Calls `init(frame: CGRect)` of a class that inherits from `UIView`.
void *_Nonnull tessera_init_with_frame(const void *_Nonnull metatype, double x, double y, double width, double height);

/// Calls `init()` of a class that inherits from Foundation's `NSObject`.
void *_Nonnull tessera_init(const void *_Nonnull metatype);

/// Calls `init(layer: Any)` of a class that inherits from `CALayer`. `layer` points to the `Any`. The call consumes it.
void *_Nonnull tessera_init_with_layer(const void *_Nonnull metatype, void *_Nonnull layer);

/// Calls `init?(coder: NSCoder)` of a class that inherits from `UIGestureRecognizer`. The call consumes `coder`. The result is null
/// if the initializer returns nil.
void *_Nullable tessera_init_recognizer_with_coder(const void *_Nonnull metatype, void *_Nonnull coder);

/// Calls `init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)` of a class that inherits from
/// `UITableViewCell`.
///
/// `style` is the index of the case in the declaration of `CellStyle`. `head` and `tail` are the two words of the
/// `String?`. The call consumes it.
void *_Nonnull tessera_init_with_style(
    const void *_Nonnull metatype, uint8_t style, uint64_t head, void *_Nullable tail);

/// Calls `init(reuseIdentifier: String?)` of a class that inherits from `UITableViewHeaderFooterView`. `head` and
/// `tail` are the two words of the `String?`. The call consumes it.
void *_Nonnull tessera_init_with_reuse_identifier(
    const void *_Nonnull metatype, uint64_t head, void *_Nullable tail);

/// Calls `init(nibName: String?, bundle: Bundle?)` of a class that inherits from `UIViewController`. `head` and `tail` are
/// the two words of the `String?`, and `bundle` is the bundle or null. The call consumes both.
void *_Nonnull tessera_init_with_nib(
    const void *_Nonnull metatype, uint64_t head, void *_Nullable tail, void *_Nullable bundle);

/// A function that creates an object of a class. The result is owned by the caller (+1).
typedef void *_Nonnull (*TesseraMaking)(const void *_Nonnull metatype);

/// Creates a view with `init(frame: CGRect)` and an empty frame.
void *_Nonnull tessera_view_with_empty_frame(const void *_Nonnull metatype);

/// Returns the object that `make` creates, or null if `make` traps. Swift prints the reason of the trap. An object that
/// was being initialized is not deallocated.
void *_Nullable tessera_make_unless_trapping(TesseraMaking _Nonnull make, const void *_Nonnull metatype);

/// Creates an object of a class whose initializers are not called. The properties of UIKit's superclass are initialized
/// with its `init(coder:)`; the memory of the properties of the subclass is zero. The call consumes `coder`.
///
/// The result is null if no superclass is known. In this case, `coder` is not consumed.
void *_Nullable tessera_make_without_subclass_initializers(const void *_Nonnull metatype, void *_Nonnull coder);

#endif
