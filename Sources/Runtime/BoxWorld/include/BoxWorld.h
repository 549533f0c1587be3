// A C interface to Box2D for Swift. Lengths are in meters, angles are in radians, and y points down as in UIKit. All
// objects belong to one world and one thread.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct BoxWorld BoxWorld;
typedef struct BoxBody BoxBody;
typedef struct BoxJoint BoxJoint;

typedef struct {
  double x, y;
} BoxVector;

// A contact that began or ended during the last steps. `a` and `b` are the tags of the two bodies.
typedef struct {
  int64_t a, b;
  bool began;
  BoxVector point;
} BoxContact;

typedef struct {
  double density, friction, elasticity, resistance, angularResistance;
  bool allowsRotation, isAnchored;
} BoxMaterial;

BoxWorld *box_world_create(void);
void box_world_destroy(BoxWorld *world);
void box_world_set_gravity(BoxWorld *world, BoxVector gravity);
// Advances the world by `seconds`. The forces that were applied since the last step are used.
void box_world_step(BoxWorld *world, double seconds);
// Returns whether at least one movable body is awake.
bool box_world_is_awake(const BoxWorld *world);
// Returns the contacts since the last call. The world owns the memory, which is valid until its next step.
int64_t box_world_take_contacts(BoxWorld *world, const BoxContact **contacts);
// Returns the tags of the bodies whose boxes intersect a rectangle. The result is valid until the next call.
int64_t box_world_find(BoxWorld *world, BoxVector low, BoxVector high, const int64_t **tags);

// Creates a body without a shape. Call `box_body_add_polygon` for each part, then `box_body_end_shape`.
BoxBody *box_body_create(BoxWorld *world, int64_t tag, BoxVector center, double angle);
void box_body_destroy(BoxBody *body);
// Begins a new shape by removing all parts of the body.
void box_body_begin_shape(BoxBody *body);
// Adds a convex part to the shape. `center` is relative to the body's center. At most 8 corners are used, and `size` is
// the size of the part's box.
void box_body_add_polygon(BoxBody *body, const BoxVector *corners, int64_t count, BoxVector center, BoxVector size);
void box_body_add_circle(BoxBody *body, BoxVector center, double radius);
// Ends the shape and computes the mass.
void box_body_end_shape(BoxBody *body);
void box_body_set_material(BoxBody *body, BoxMaterial material);
void box_body_set_feels_gravity(BoxBody *body, bool feels);
// Sets the collision masks. Two bodies collide if their `items` have a common bit. A body and a boundary collide if
// their `boundaries` have a common bit.
void box_body_set_masks(BoxBody *body, uint64_t items, uint64_t boundaries);
void box_body_set_place(BoxBody *body, BoxVector center, double angle);
BoxVector box_body_center(const BoxBody *body);
double box_body_angle(const BoxBody *body);
BoxVector box_body_velocity(const BoxBody *body);
double box_body_angular_velocity(const BoxBody *body);
void box_body_add_velocity(BoxBody *body, BoxVector velocity);
void box_body_add_angular_velocity(BoxBody *body, double velocity);
double box_body_mass(const BoxBody *body);
// Applies a force or an impulse, in the axes of the world. `offset` is the point relative to the body's center.
void box_body_push(BoxBody *body, BoxVector force, BoxVector offset, bool isImpulse);
// Applies a spring to the angle for the next step. `frequency` is in hertz. A `damping` of 1 is critical damping.
void box_body_turn_towards(BoxBody *body, double angle, double frequency, double damping, double seconds);
bool box_body_is_awake(const BoxBody *body);
void box_body_wake(BoxBody *body);

// Creates an immovable line through several points.
BoxBody *box_boundary_create(BoxWorld *world, int64_t tag, const BoxVector *points, int64_t count, bool isClosed,
                             uint64_t mask);

// Functions that create joints. If `b` is NULL, the second anchor is a fixed point. Anchors are in world coordinates at
// the current positions of the bodies.
BoxJoint *box_joint_distance(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB,
                             double minimum, double maximum);
// Creates a spring with the rest length `length`. With a length of 0 and no `b`, the spring pulls the body to the point with the same
// force from every direction.
BoxJoint *box_joint_spring(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB, double length,
                           double frequency, double damping);
BoxJoint *box_joint_fixed(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frequency, double damping);
BoxJoint *box_joint_pin(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frictionTorque,
                        bool isLimited, double lower, double upper);
BoxJoint *box_joint_sliding(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, BoxVector axis, bool isLimited,
                            double lower, double upper, double frictionForce);
// Destroys a joint. The joints of a body must be destroyed before the body.
void box_joint_destroy(BoxJoint *joint);

#ifdef __cplusplus
}
#endif
